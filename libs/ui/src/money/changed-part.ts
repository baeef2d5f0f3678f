/** Two formatted amounts, split where they differ. */
export interface ChangedPart {
  /** Common start of both. */
  start: string;
  before: string;
  after: string;
  /** Common end of both. */
  end: string;
}

/** The difference between two formatted amounts: `€97.60` to `€97.40` changes `6` to `4`. If the lengths differ, everything from the first difference on. */
export function changedPart(before: string, after: string): ChangedPart {
  const isDifferent = (letter: string, index: number) => letter !== after[index];
  const from = [...before].findIndex(isDifferent);
  const cut = from < 0 ? Math.min(before.length, after.length) : from;
  let tail = 0;
  while (before.length === after.length && tail < after.length - cut && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    start: after.slice(0, cut),
    before: before.slice(cut, before.length - tail),
    after: after.slice(cut, after.length - tail),
    end: after.slice(after.length - tail),
  };
}
