import { crashMultipleAt, type Hundredths } from '@playfront/game-math';
import type { CrashState } from './crash-api.ts';

type Round = CrashState['round'];

/** The shared round on the clock of the page. */
export type Flight =
  | { readonly state: 'waiting' }
  | { readonly state: 'betting'; readonly number: number; readonly closesAtMs: number; readonly opensForMs: number }
  | {
      readonly state: 'flying';
      readonly number: number;
      readonly startedAtMs: number;
      /** The last tick, and when it was received. */
      readonly tick: Tick;
      readonly receivedAtMs: number;
    }
  | { readonly state: 'crashed'; readonly number: number; readonly bust: Hundredths; readonly nextAtMs: number };

export type Tick = { readonly elapsedMs: number; readonly multiple: Hundredths };

/** How far the drawing may be ahead of the last tick: about one tick. */
const aheadMs = 120;
/** Without an event that is due, such as a tick, for this long, nothing is drawn on: the connection is lost. */
const staleMs = 1_500;

/** The round that the server reports at `nowMs`. */
export function flightOf(round: Round, nowMs: number): Flight {
  switch (round.state) {
    case 'waiting':
      return { state: 'waiting' };
    case 'betting':
      return { state: 'betting', number: round.number, closesAtMs: nowMs + round.ms_left, opensForMs: Math.max(1, round.ms_left) };
    case 'flying':
      return {
        state: 'flying',
        number: round.number,
        startedAtMs: nowMs - round.elapsed_ms,
        tick: { elapsedMs: round.elapsed_ms, multiple: round.multiple },
        receivedAtMs: nowMs,
      };
    case 'crashed':
      return { state: 'crashed', number: round.number, bust: round.bust, nextAtMs: nowMs + round.ms_left };
  }
}

/** The flight after a tick; a late or misplaced one changes nothing. The tick with the least delay sets the clock. */
export function ticked(flight: Flight, tick: Tick, nowMs: number): Flight {
  if (flight.state !== 'flying' || tick.elapsedMs < flight.tick.elapsedMs) return flight;
  return { ...flight, tick, receivedAtMs: nowMs, startedAtMs: Math.min(flight.startedAtMs, nowMs - tick.elapsedMs) };
}

/** The time in flight that is drawn: between ticks it runs on, but not further than about one tick. */
export function drawnMs({ startedAtMs, tick }: Extract<Flight, { state: 'flying' }>, nowMs: number): number {
  return Math.max(tick.elapsedMs, Math.min(nowMs - startedAtMs, tick.elapsedMs + aheadMs));
}

/** The multiple that is drawn after a time in flight; never less than the server has reported. */
export function drawnMultiple({ tick }: Extract<Flight, { state: 'flying' }>, elapsedMs: number): Hundredths {
  return Math.max(tick.multiple, crashMultipleAt(elapsedMs));
}

/** Whether the server should have been heard of since: the connection is lost. */
export function isStale(flight: Flight, nowMs: number): boolean {
  return nowMs - expectedAtMs(flight, nowMs) > staleMs;
}

/** When the server was last to be heard of. */
function expectedAtMs(flight: Flight, nowMs: number): number {
  switch (flight.state) {
    case 'waiting':
      return nowMs;
    case 'betting':
      return flight.closesAtMs;
    case 'flying':
      return flight.receivedAtMs;
    case 'crashed':
      return flight.nextAtMs;
  }
}

export function numberOf(flight: Flight): number | undefined {
  return flight.state === 'waiting' ? undefined : flight.number;
}
