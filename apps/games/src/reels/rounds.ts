import { toDecimal, toWire, type Currency, type Money } from '@playfront/money';
import type { GameApi } from '../frame/game-api.ts';
import { notifySite } from '../frame/site-messages.ts';
import type { Sound } from '../frame/sound.ts';
import type { Cycle } from './cycle.ts';
import type { RoundSession } from './round-session.ts';
import type { RoundShow } from './round-show.ts';
import { isTrouble, type ErrorNotice } from '../frame/error-notice.ts';
import { nextPlay, type Play, type PlayEvent, type Stake } from './play.rules.ts';
import { readRound, type Round } from './round.ts';
import type { SlotModel } from './slot-model.ts';

/** The current play state, changed only by events. */
export type PlayState = { readonly current: Play; dispatch(event: PlayEvent): void };

export function createPlayState(): PlayState {
  let play: Play = { phase: 'idle' };
  return {
    get current() {
      return play;
    },
    dispatch(event) {
      play = nextPlay(play, event);
    },
  };
}

type RoundParts = {
  readonly play: PlayState;
  readonly api: GameApi;
  readonly model: SlotModel;
  readonly currency: Currency;
  readonly show: RoundShow;
  readonly session: RoundSession;
  readonly cycle: Cycle;
  readonly sound: Sound;
  readonly errorNotice: ErrorNotice;
  readonly onStart: () => void;
  /** The jackpot after a round. */
  readonly onJackpot: (amount: Money) => void;
  /** A round has ended or was abandoned: another one may be started. */
  readonly onReady: () => void;
};

export type Rounds = {
  /** Rounds started on this page. */
  readonly count: number;
  /** Sends the stake, shows the server's result, and settles; or shows why there is no round. */
  start(stake: Stake, key: string): Promise<void>;
};

export function createRounds({
  play,
  api,
  model,
  currency,
  show,
  session,
  cycle,
  sound,
  errorNotice,
  onStart,
  onJackpot,
  onReady,
}: RoundParts): Rounds {
  let count = 0;

  async function start({ bet, price }: Stake, key: string): Promise<void> {
    cycle.start();
    count++;
    errorNotice.hide();
    onStart();
    sound.press();
    const minimum = show.start(bet);
    notifySite({ type: 'round-started', bet: toDecimal(price ?? bet), currency });
    const outcome = await api.spin(toWire(bet), key, price !== undefined);
    await minimum;
    if (outcome.kind === 'refused') return abandon({ type: 'refused', refusal: outcome });
    if (outcome.kind === 'faulted') return abandon({ type: 'faulted', fault: outcome.fault });
    const round = readRound(outcome.result, model, currency);
    if (!round) return abandon({ type: 'faulted', fault: 'contract' });
    session.stake(round);
    play.dispatch({ type: 'responded', round });
    await showSpins();
    settle(round);
  }

  /** Shows the spins in sequence; a skip continues with the last one. */
  async function showSpins(): Promise<void> {
    for (let now = play.current; now.phase === 'showing'; now = play.current) {
      const spin = now;
      if (await show.showSpin(spin, () => play.current === spin)) play.dispatch({ type: 'spin-shown' });
    }
  }

  function settle(round: Round): void {
    show.showResult(round);
    session.settle(round);
    if (round.jackpot) onJackpot(round.jackpot.amount);
    notifySite({
      type: 'round-settled',
      roundId: round.id,
      bet: toDecimal(round.bet),
      win: toDecimal(round.win),
      balance: toDecimal(round.balance),
      currency,
      celebrate: round.celebrate,
    });
    onReady();
  }

  function abandon(event: PlayEvent): void {
    play.dispatch(event);
    show.restoreWindow();
    notifySite({ type: 'round-abandoned' });
    onReady();
    if (isTrouble(play.current)) errorNotice.show(play.current);
  }

  return {
    get count() {
      return count;
    },
    start,
  };
}
