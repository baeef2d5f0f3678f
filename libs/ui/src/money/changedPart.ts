/** An amount cut where two writings of it begin and end to differ. */
export interface ChangedPart {
  /** What stands before the change in both. */
  start: string;
  before: string;
  after: string;
  /** What stands after the change in both. */
  end: string;
}

/** What differs between two amounts as they are written: `€97.60` to `€97.40` changes `6` to `4`. Of unlike length, all digits from the first that differs. */
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
