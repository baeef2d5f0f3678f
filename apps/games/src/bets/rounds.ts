import type { Bet } from '@playfront/game-math';
import { money, toDecimal, toWire, type Currency, type Money } from '@playfront/money';
import { amountOf, balanceBeforeWin } from '../frame/amount.ts';
import { isTrouble, type ErrorNotice } from '../frame/error-notice.ts';
import type { BetRoundResponse, GameApi, GameState, Outcome } from '../frame/game-api.ts';
import { reloadPage } from '../frame/reload-page.ts';
import { notifySite } from '../frame/site-messages.ts';
import { readBetRound, type BetRound } from './bet-round.ts';
import { totalOf } from './chips.rules.ts';
import { nextPlay, type Play, type PlayEvent, type Sent } from './play.rules.ts';
import type { Scene } from './scene.ts';
import type { Wallet } from './wallet.ts';

type RoundParts = {
  readonly api: GameApi;
  readonly currency: Currency;
  readonly scene: Scene;
  readonly wallet: Pick<Wallet, 'stake' | 'show'>;
  readonly errorNotice: ErrorNotice;
  /** The play state has changed. */
  readonly onChange: () => void;
  /** A round has been settled and shown. */
  readonly onSettle: (round: BetRound, celebrate: boolean) => void;
};

export type Rounds = {
  readonly current: Play;
  /** Nonce of the last round on this page. */
  readonly nonce: number | undefined;
  start(bets: readonly Bet[], key: string): Promise<void>;
  move(move: string): Promise<void>;
  /** Requests the outcome of what was sent, after a fault. A resumed round that cannot be shown has sent nothing: it reloads the page. */
  repeat(): Promise<void>;
  /** Continues a round that is open on the server. */
  resume(round: NonNullable<GameState['open_round']>): Promise<void>;
  dismiss(): void;
};

function call(api: GameApi, currency: Currency, sent: Sent): Promise<Outcome<BetRoundResponse>> {
  if (sent.kind === 'move') return api.act(sent.round.id, sent.round.step, sent.move);
  return api.start(
    sent.bets.map(({ spot, amountMinor }) => ({ spot, amount: toWire(money(amountMinor, currency)) })),
    sent.key,
  );
}

type Played = { readonly round: BetRound; readonly balance: Money; readonly celebrate: boolean };

async function request(api: GameApi, currency: Currency, sent: Sent): Promise<Outcome<Played>> {
  const outcome = await call(api, currency, sent);
  if (outcome.kind !== 'succeeded') return outcome;
  const [round, balance] = [readBetRound(outcome.result.round, currency), amountOf(outcome.result.balance, currency)];
  if (!round || !balance) return { kind: 'faulted', fault: 'contract' };
  return { kind: 'succeeded', result: { round, balance, celebrate: outcome.result.celebrate } };
}

/** The state, if the round was started, continued or ended elsewhere. */
async function stateElsewhere(api: GameApi, sent: Sent): Promise<GameState | undefined> {
  const outcome = await api.state();
  return outcome.kind === 'succeeded' && (outcome.result.open_round || sent.kind === 'move') ? outcome.result : undefined;
}

function notifySettled(round: BetRound, balance: Money, celebrate: boolean): void {
  const { currency } = balance;
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  notifySite({
    type: 'round-settled',
    roundId: round.id,
    bet: decimal(round.stakeMinor),
    win: decimal(round.winMinor),
    balance: toDecimal(balance),
    currency,
    celebrate,
  });
}

/** Sends bets and moves, and shows what the server reports. */
export function createRounds({ api, currency, scene, wallet, errorNotice, onChange, onSettle }: RoundParts): Rounds {
  let play: Play = { phase: 'idle' };
  let nonce: number | undefined;

  function dispatch(event: PlayEvent): boolean {
    const before = play;
    play = nextPlay(play, event);
    return play !== before;
  }

  /** Sends the current bets or move. The site shows no new balance until the player has seen the result. */
  async function send(): Promise<void> {
    if (play.phase !== 'requesting') return;
    const { sent } = play;
    errorNotice.hide();
    if (sent.kind === 'start') scene.start();
    onChange();
    notifySite({ type: 'round-started', bet: toDecimal(money(sent.kind === 'start' ? totalOf(sent.bets) : 0, currency)), currency });
    const outcome = await request(api, currency, sent);
    if (outcome.kind === 'refused') return refuse(sent, outcome);
    if (outcome.kind === 'faulted') return abandon({ type: 'faulted', fault: outcome.fault });
    const { round, balance, celebrate } = outcome.result;
    wallet.stake(round.isOpen ? balance : balanceBeforeWin(balance, round.winMinor));
    if (!(await show(round, false))) return;
    wallet.show(balance);
    // The round waits for the player: what the site held back until its result may be shown.
    if (round.isOpen) return notifySite({ type: 'round-abandoned' });
    onSettle(round, celebrate);
    notifySettled(round, balance, celebrate);
  }

  /** Returns whether the player has seen the round. */
  async function show(round: BetRound, isResumed: boolean): Promise<boolean> {
    if (!dispatch({ type: 'responded', round })) return false;
    nonce = round.nonce;
    onChange();
    try {
      await scene.show(round, isResumed);
    } catch (error) {
      reportError(error);
      abandon({ type: 'faulted', fault: 'contract' });
      return false;
    }
    dispatch({ type: 'shown' });
    onChange();
    return true;
  }

  /** A conflict usually means that the round was started, continued or ended on another device: it is continued from where it is now. */
  async function refuse(sent: Sent, refusal: Extract<Outcome<never>, { kind: 'refused' }>): Promise<void> {
    const known = refusal.error === 'conflict' ? await stateElsewhere(api, sent) : undefined;
    if (sent.kind === 'start' || known) scene.abandon();
    if (!known) return abandon({ type: 'refused', refusal });
    play = { phase: 'idle' };
    notifySite({ type: 'round-abandoned' });
    const balance = amountOf(known.balance, currency);
    if (balance) wallet.show(balance);
    onChange();
    if (known.open_round) await resume(known.open_round);
    if (!isTrouble(play)) errorNotice.showElsewhere();
  }

  function abandon(event: PlayEvent): void {
    dispatch(event);
    notifySite({ type: 'round-abandoned' });
    onChange();
    if (isTrouble(play)) errorNotice.show(play);
  }

  async function resume(wire: NonNullable<GameState['open_round']>): Promise<void> {
    const round = readBetRound(wire, currency);
    if (round) await show(round, true);
    else abandon({ type: 'faulted', fault: 'contract' });
  }

  return {
    get current() {
      return play;
    },
    get nonce() {
      return nonce;
    },
    async start(bets, key) {
      if (dispatch({ type: 'started', bets, key })) await send();
    },
    async move(move) {
      if (dispatch({ type: 'moved', move })) await send();
    },
    async repeat() {
      if (dispatch({ type: 'repeated' })) await send();
      else if (play.phase === 'unknown') reloadPage();
    },
    resume,
    dismiss() {
      if (!dispatch({ type: 'dismissed' })) return;
      errorNotice.hide();
      onChange();
    },
  };
}
