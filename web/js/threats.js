// Who could come against a place: enemies beside it, and enemies whose reach touches a place beside it.

/** Units of the side opposed to those in a place that can get next to it, from the reach the server tells. */
export async function threatsOn(table, place) {
  const { view } = table.ui;
  const held = view.counters.find((counter) => counter.place === place)?.side ?? view.asked.choose?.side ?? "union";
  const beside = new Set((table.board.place(place)?.neighbours ?? []).filter(Boolean));
  const enemies = view.counters.filter(
    (counter) =>
      counter.place &&
      counter.side !== held &&
      counter.kind !== "extended-line" &&
      counter.figures.some((figure) => figure.id === "combat"),
  );
  const found = await Promise.all(
    enemies.map(async (counter) => {
      if (beside.has(counter.place)) return { id: counter.id, cost: 0 };
      const reach = await table.session.reach(counter.id);
      const costs = (reach?.places ?? []).filter((one) => beside.has(one.place)).map((one) => one.cost);
      return costs.length ? { id: counter.id, cost: Math.min(...costs) } : null;
    }),
  );
  return found.filter(Boolean);
}
