//! The time of day, which only the server knows.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds in a day.
const DAY: i64 = 86_400;

/// Seconds since 1 January 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).map(|elapsed| elapsed.as_secs()).unwrap_or_default();
    i64::try_from(since).unwrap_or(i64::MAX)
}

/// A moment as `2026-07-21T14:05:09Z`.
pub fn moment(seconds: i64) -> String {
    let of_day = seconds.rem_euclid(DAY);
    let (hour, minute, second) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", day(seconds))
}

/// The day of a moment in Greenwich, as `2026-07-21`, by Hinnant's method: years begin in March,
/// so that leap days come last.
pub fn day(seconds: i64) -> String {
    let days = seconds.div_euclid(DAY) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_right() {
        assert_eq!(moment(0), "1970-01-01T00:00:00Z");
        assert_eq!(moment(11_016 * DAY + DAY - 1), "2000-02-29T23:59:59Z");
        assert_eq!(moment(20_655 * DAY + 3_661), "2026-07-21T01:01:01Z");
        assert_eq!(day(-39_612 * DAY), "1861-07-19");
    }
}
