/** A period with the number of bets in it; `end` is exclusive. */
export type Segment = { readonly end: Date | undefined; readonly bets: number };

const dayMs = 86_400_000;

/** The complete UTC days within a period, `end` excluded; undefined if there are none. A period without a bound includes every day on that side. */
export function completeDays(from: Date | undefined, to: Date | undefined): { first: Date | undefined; end: Date | undefined } | undefined {
  const first = from && new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  const end = to && new Date(Math.floor(to.getTime() / dayMs) * dayMs);
  return first && end && first >= end ? undefined : { first, end };
}

/** Where to start reading for an offset, newest first: the segment that it falls into, and how many bets of that segment precede it. */
export function pageStart(offset: number, segments: readonly Segment[]): { end: Date | undefined; offset: number } | undefined {
  let before = 0;
  for (const { end, bets } of segments) {
    if (offset < before + bets) return { end, offset: offset - before };
    before += bets;
  }
  return undefined;
}
