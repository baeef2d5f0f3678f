import { changedList, noBets, type BetList } from './bet-list.rules.ts';
import type { CrashEvent } from './channel.ts';
import type { CrashState } from './crash-api.ts';
import { flightOf, numberOf, ticked, type Flight } from './flight.rules.ts';
import type { PlayNews } from './own-bets.ts';
import type { History } from './past-rounds.ts';

export type SharedRound = {
  readonly flight: Flight;
  readonly list: BetList;
  /** The last rounds, newest first. */
  readonly history: History;
  /** Takes over the state that a call returned. */
  takeState(state: CrashState): void;
  /** Takes over an event. Returns false if it does not fit: events before it were missed. */
  takeEvent(event: CrashEvent): boolean;
};

const historyLength = 30;

/** The round that all players share, as the server reports it. */
export function createSharedRound(onNews: (news: PlayNews) => void): SharedRound {
  let flight: Flight = { state: 'waiting' };
  let list: BetList = noBets;
  let history: History = [];

  function takeRound(round: CrashState['round']): void {
    const isNew = round.state !== flight.state;
    flight = flightOf(round, performance.now());
    if (!isNew) return;
    if (flight.state === 'betting') onNews({ kind: 'betting' });
    else if (flight.state === 'crashed') {
      const { number, bust } = flight;
      history = [{ number, bust }, ...history.filter((ended) => ended.number !== number)].slice(0, historyLength);
      onNews({ kind: 'crashed', bust });
    }
  }

  return {
    get flight() {
      return flight;
    },
    get list() {
      return list;
    },
    get history() {
      return history;
    },
    takeState({ round, bets, count, history: ended }) {
      flight = flightOf(round, performance.now());
      history = ended;
      const number = numberOf(flight);
      if (number !== undefined) list = changedList(noBets, { number, count, changed: bets, removed: [] });
    },
    takeEvent(event) {
      if (event.kind === 'round') takeRound(event.round);
      else if (event.kind === 'bets') list = changedList(list, event);
      // A last tick may arrive after the end.
      else if (flight.state === 'waiting' || flight.state === 'betting') return false;
      else flight = ticked(flight, { elapsedMs: event.elapsed_ms, multiple: event.multiple }, performance.now());
      return true;
    },
  };
}
