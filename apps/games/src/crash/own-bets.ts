import type { Hundredths } from '@playfront/game-math';
import type { Currency, Money } from '@playfront/money';
import { amountOf } from '../frame/amount.ts';
import type { CrashBetEvent } from './channel.ts';
import type { WireBet } from './crash-api.ts';
import type { OwnBet, PanelState } from './panel.rules.ts';
import { createSiteRounds } from './site-rounds.ts';

export type PanelNumber = 1 | 2;

/** What the page announces. */
export type PlayNews =
  | { readonly kind: 'betting' }
  | { readonly kind: 'crashed'; readonly bust: Hundredths }
  | { readonly kind: 'cashed_out'; readonly bet: OwnBet; readonly celebrate: boolean };

type Listeners = { onBalance(balance: Money): void; onNews(news: PlayNews): void };

export type OwnBets = {
  /** The newest first. */
  readonly bets: readonly OwnBet[];
  readonly panels: Readonly<Record<PanelNumber, PanelState>>;
  setPanel(number: PanelNumber, change: Partial<PanelState>): void;
  /** Takes over a bet that has changed. */
  take(change: Pick<CrashBetEvent, 'bet' | 'balance' | 'celebrate'>): void;
  /** Takes over the bets of the current round and those before it, the oldest first, after a time in which changes may have been missed. */
  sync(own: readonly WireBet[], balance: string): void;
  /** Changes cannot be heard any more. */
  lose(): void;
};

/** Bets that the page remembers. */
const remembered = 20;

/** The bet in a response; `undefined` if an amount is invalid. */
function readOwnBet(wire: WireBet, currency: Currency): OwnBet | undefined {
  const { id, number, panel, auto_cash_out: autoCashOut, state, cashed_out_at: cashedOutAt } = wire;
  const [stake, win] = [amountOf(wire.amount, currency), amountOf(wire.win, currency)];
  return stake && win && { id, number, panel, amountMinor: stake.minor, autoCashOut, state, cashedOutAt, winMinor: win.minor };
}

/** The bets with a new or changed one. A bet that has ended stays so: a response may be older than an event. */
export function withBet(bets: readonly OwnBet[], bet: OwnBet): readonly OwnBet[] {
  const known = bets.find(({ id }) => id === bet.id);
  if (!known) return [bet, ...bets].slice(0, remembered);
  if (known.state !== 'open') return bets;
  return bets.map((one) => (one.id === bet.id ? bet : one));
}

/** The bets of the player, which of them each panel shows, and what the site hears of them. */
export function createOwnBets(currency: Currency, { onBalance, onNews }: Listeners): OwnBets {
  let bets: readonly OwnBet[] = [];
  const panels: Record<PanelNumber, PanelState> = { 1: { isQueued: false }, 2: { isQueued: false } };
  const siteRounds = createSiteRounds();

  function setPanel(number: PanelNumber, change: Partial<PanelState>): void {
    panels[number] = { ...panels[number], ...change };
  }

  function takeBet(bet: OwnBet, balance: Money, celebrate: boolean, isResumed: boolean): void {
    const before = bets.find(({ id }) => id === bet.id);
    bets = withBet(bets, bet);
    const known = bets.find(({ id }) => id === bet.id) ?? bet;
    const shown = panels[bet.panel].bet;
    if (!shown || shown.id === known.id || shown.state === 'void' || known.number > shown.number) setPanel(bet.panel, { bet: known });
    siteRounds.update(known, balance, isResumed);
    if (known.state === 'cashed_out' && before?.state !== 'cashed_out' && !isResumed) onNews({ kind: 'cashed_out', bet: known, celebrate });
  }

  return {
    get bets() {
      return bets;
    },
    panels,
    setPanel,
    take({ bet: wireBet, balance: wireBalance, celebrate }) {
      const [bet, balance] = [readOwnBet(wireBet, currency), amountOf(wireBalance, currency)];
      if (!bet || !balance) return;
      const known = bets.find(({ id }) => id === bet.id);
      // The answer to a call may arrive after its event, and after that of a later change: its balance is an older one.
      if (known && (known.state !== 'open' || bet.state === 'open')) return;
      onBalance(balance);
      takeBet(bet, balance, celebrate, false);
    },
    sync(wireBets, wireBalance) {
      const own = wireBets.flatMap((wire) => readOwnBet(wire, currency) ?? []);
      const balance = amountOf(wireBalance, currency);
      // The account lists how older bets ended.
      bets = bets.filter(({ id, state }) => state !== 'open' || own.some((bet) => bet.id === id));
      siteRounds.sync(own);
      if (!balance) return;
      onBalance(balance);
      for (const bet of own) takeBet(bet, balance, false, !siteRounds.knows(bet.id));
    },
    lose: () => siteRounds.release(),
  };
}
