import { crashBust, crashFlightMs, crashLowest, crashMultipleAt, crashClientSeed, crashTarget, type Hundredths } from '@playfront/game-math';
import { roundWords } from '../games/round-words.ts';
import type { CrashBetRow, CrashRound } from './crash.store.ts';

export const crashBettingMs = 7_000;
export const crashPauseMs = 3_000;

/** Where the flight of a round ends; a secret until it is over. */
export function bustOf({ server_seed: serverSeed, number }: Pick<CrashRound, 'server_seed' | 'number'>): Hundredths {
  return crashBust(roundWords(serverSeed, crashClientSeed, number));
}

/** Where a bet is cashed out: by its player, automatically, or at the top. */
export function targetOf({ bets, moves }: Pick<CrashBetRow, 'bets'> & { readonly moves?: CrashBetRow['moves'] }): Hundredths {
  return crashTarget(bets?.[0]?.spot ?? '', moves ?? []);
}

/** The multiple of a round in flight at a time; undefined before it can be cashed out, and once the flight is over. */
export function multipleOf(round: CrashRound, at: Date): Hundredths | undefined {
  const { flight_started_at: startedAt, is_interrupted: isInterrupted } = round;
  if (!startedAt || isInterrupted) return undefined;
  const elapsedMs = at.getTime() - startedAt.getTime();
  const multiple = crashMultipleAt(elapsedMs);
  return multiple < crashLowest || elapsedMs >= crashFlightMs(bustOf(round)) ? undefined : multiple;
}

/** A username that others see: its first one or two characters, three stars, and its last. */
export function shortName(username: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(username), ({ segment }) => segment);
  return [...characters.slice(0, characters.length >= 6 ? 2 : 1), '***', characters.at(-1)].join('');
}
