import type { WordSource } from '../uniform-int.ts';

/** A multiple of crash in whole hundredths: 237 is 2.37 stakes. */
export type Hundredths = number;

/** The lowest multiple that can be cashed out. */
export const crashLowest: Hundredths = 101;
/** A flight ends at 10,000 stakes, where every open bet is cashed out. */
export const crashTop: Hundredths = 1_000_000;
/** The client seed of all crash rounds; their nonce is the number of the round. */
export const crashClientSeed = 'crash';

const returnPercent = 97n;
const draws = 2n ** 52n;
const growthPerMs = 0.06 / 1_000;

/** The end of a flight for a random number of 52 bits. It is at least x for 97 % of all numbers, divided by x; up to the top. */
export function bustHundredths(random: number): Hundredths {
  const bust = (returnPercent * draws) / (draws - BigInt(random));
  return bust < 100n ? 100 : Number(bust < crashTop ? bust : crashTop);
}

/** The end of the flight of a round, from its random words. */
export function crashBust(next: WordSource): Hundredths {
  const high = next() >>> 6;
  return bustHundredths(high * 2 ** 26 + (next() >>> 6));
}

/** The exact share of flights that reach a multiple. */
export function reachChance(multiple: Hundredths): number {
  return Number((returnPercent * draws) / BigInt(multiple)) / Number(draws);
}

/** The multiple after a time in flight, cut to hundredths. */
export function crashMultipleAt(elapsedMs: number): Hundredths {
  return Math.min(crashTop, Math.floor(100 * Math.exp(growthPerMs * Math.max(0, elapsedMs))));
}

/** The first whole millisecond at which a flight has reached a multiple. */
export function crashTimeOf(multiple: Hundredths): number {
  let ms = Math.ceil(Math.log(multiple / 100) / growthPerMs);
  while (ms > 0 && crashMultipleAt(ms - 1) >= multiple) ms -= 1;
  while (crashMultipleAt(ms) < multiple) ms += 1;
  return ms;
}

/** How long a flight lasts: until it would exceed its end, so that a bet can be cashed out at the end itself. */
export function crashFlightMs(bust: Hundredths): number {
  return crashTimeOf(bust < crashTop ? bust + 1 : crashTop);
}
