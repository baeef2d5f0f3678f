/** The number that an arrow key, Home or End leads to in a grid of numbers from 1; undefined if the key leads nowhere. */
export function numberAfterKey(number: number, key: string, columns: number, all: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === 'Home') return 1;
  if (key === 'End') return all;
  const next = number + (steps[key] ?? 0);
  return next !== number && next >= 1 && next <= all ? next : undefined;
}

/** Picks with this number added or removed; unchanged if they would be more than `most`. */
export function toggled(picks: ReadonlySet<number>, number: number, most: number): ReadonlySet<number> {
  const next = new Set(picks);
  if (!next.delete(number)) next.add(number);
  return next.size > most ? picks : next;
}

/** `count` random numbers up to `all`. They only fill the ticket: the server draws the result. */
export function quickPick(count: number, all: number, random: () => number = Math.random): ReadonlySet<number> {
  const picks = new Set<number>();
  while (picks.size < count) picks.add(1 + Math.floor(random() * all));
  return picks;
}
