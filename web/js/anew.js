// A unit that was told something may be told something else, as long as no die has fallen since: what was chosen after it is made again.

/** The last thing a unit was told that others can still be told, and what was chosen after it; `null` if there is no such thing. */
export function told(table, unit = table.ui.selected) {
  const { offers, view } = table.ui;
  if (!unit || !table.mine || !table.game.can_undo?.ok) return null;
  const steps = table.layout.log.shown;
  const at = steps.findLastIndex((step) => step.notation?.split(" ").includes(unit));
  if (at < 0 || steps.at(-1).n !== table.game.made) return null;
  const [step, ...after] = steps.slice(at);
  const [verb] = step.notation.split(" ");
  const others = offers.choices.filter((choice) => choice.verb === verb);
  const side = view.asked.choose?.side;
  const free = [step, ...after].every((one) => one.side === side && !one.faces.length);
  // What it can be told anyway needs no taking back.
  return free && others.length && !others.some((choice) => choice.unit === unit) ? { unit, after } : null;
}

/** Takes back what a unit was told, makes again what was chosen after it, and asks for the unit anew. */
export async function tellAnew(table, { unit, after }) {
  for (let left = after.length + 1; left > 0; left -= 1) if (!(await table.session.undo())) return;
  const again = after.map((step) => step.notation);
  if (again.length && !(await table.session.send("choices", { choices: again }))) return;
  table.select(unit);
}
