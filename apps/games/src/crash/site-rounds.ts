import { money, toDecimal, type Money } from '@playfront/money';
import { notifySite } from '../frame/site-messages.ts';
import type { OwnBet } from './panel.rules.ts';

export type SiteRounds = {
  /** A bet of the player as the server now reports it. `isResumed`: it was placed before this page or connection. */
  update(bet: OwnBet, balance: Money, isResumed: boolean): void;
  /** Whether the bet is part of a round that was reported and is not settled. */
  knows(betId: string): boolean;
  /** The connection is lost: the site must not wait for the end of a flight that this page cannot see. */
  release(): void;
  /** The page is up to date again: open bets that are not in play any more ended unseen. */
  sync(own: readonly OwnBet[]): void;
};

/**
 * Reports the bets of a flight to the site as one round: it starts with the first bet, and is settled when none is open any more, so that a reality check
 * comes between the rounds. The site's figures of a round that was resumed come from the operator.
 */
export function createSiteRounds(): SiteRounds {
  const open = new Set<string>();
  let ended: OwnBet[] = [];
  let wasReleased = false;

  function settle(balance: Money): void {
    const { currency } = balance;
    const decimal = (minors: readonly number[]) =>
      toDecimal(
        money(
          minors.reduce((sum, minor) => sum + minor, 0),
          currency,
        ),
      );
    const played = ended.filter(({ state }) => state !== 'void');
    const last = played.at(-1);
    const [stakes, wins] = [played.map(({ amountMinor }) => amountMinor), played.map(({ winMinor }) => winMinor)];
    ended = [];
    if (!last) return notifySite({ type: 'round-abandoned' });
    notifySite({
      type: 'round-settled',
      roundId: last.id,
      bet: decimal(stakes),
      win: decimal(wins),
      balance: toDecimal(balance),
      currency,
      celebrate: wins.reduce((sum, minor) => sum + minor, 0) > stakes.reduce((sum, minor) => sum + minor, 0),
    });
  }

  function abandon(): void {
    open.clear();
    ended = [];
    notifySite({ type: 'round-abandoned' });
  }

  return {
    update(bet, balance, isResumed) {
      if (bet.state === 'open') {
        if (open.has(bet.id)) return;
        const { currency } = balance;
        // A round without a stake is one that the operator's figures contain already.
        const stake = toDecimal(money(isResumed ? 0 : bet.amountMinor, currency));
        if (open.size === 0) notifySite({ type: 'round-started', bet: stake, currency, isBalanceShown: true });
        open.add(bet.id);
      } else if (open.delete(bet.id)) {
        ended.push(bet);
        if (open.size === 0) settle(balance);
      }
    },
    knows: (betId) => open.has(betId),
    release() {
      wasReleased ||= open.size > 0;
      if (open.size > 0) abandon();
    },
    sync(own) {
      const isMissing = [...open].some((id) => !own.some((bet) => bet.id === id));
      if (isMissing || wasReleased) abandon();
      wasReleased = false;
    },
  };
}
