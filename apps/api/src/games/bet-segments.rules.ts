/** A stretch of time with the number of bets in it; `end` is where it ends, not itself part of it. */
export type Segment = { readonly end: Date | undefined; readonly bets: number };

const dayMs = 86_400_000;

/** The whole UTC days inside a period, `end` excluded; nothing when it has none. An open side takes every day. */
export function wholeDays(from: Date | undefined, to: Date | undefined): { first: Date | undefined; end: Date | undefined } | undefined {
  const first = from && new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  const end = to && new Date(Math.floor(to.getTime() / dayMs) * dayMs);
  return first && end && first >= end ? undefined : { first, end };
}

/** Where to start reading for an offset, newest first: the segment it falls into and how many bets of that one come before. */
export function placeOf(offset: number, segments: readonly Segment[]): { end: Date | undefined; offset: number } | undefined {
  let before = 0;
  for (const { end, bets } of segments) {
    if (offset < before + bets) return { end, offset: offset - before };
    before += bets;
  }
  return undefined;
}
