import type { frontGetBetList, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../../database/database.ts';
import { isFeedAlive } from '../book/book.service.ts';
import { pageBets, sumBets, type SportsBetFilter } from './bet-list.store.ts';
import { eventName, wireSelection } from './bet-wire.ts';
import { readLegs, type BetRow, type LegRow } from './bets.store.ts';
import { cashOutOffer } from './cash-out.rules.ts';

type Response = WireResponseOf<typeof frontGetBetList>;
type WireBet = Response['bets'][number];

/** Sports bets as rows of the bet list, with the cash-out offer of open ones. */
export type SportsBetList = { list(currency: Currency, filter: SportsBetFilter): Promise<Response> };

export function createSportsBetList({ database, now }: { database: Database; now: () => Date }): SportsBetList {
  return {
    async list(currency, filter) {
      const at = now();
      const [bets, { total, staked, won }, isAlive] = await Promise.all([
        pageBets(database, filter),
        sumBets(database, filter),
        isFeedAlive(database, at),
      ]);
      const legs =
        bets.length > 0
          ? await readLegs(
              database,
              bets.map(({ id }) => id),
            )
          : [];
      const wire = (minor: number) => toWire(money(minor, currency));
      return {
        status: 1,
        bets: bets.map((bet) => {
          const own = legs.filter(({ bet_id }) => bet_id === bet.id);
          return wireBet(bet, own, cashOutOffer(bet, own, at, isAlive));
        }),
        total,
        summary: { currency, staked: wire(staked), won: wire(won), net: wire(won - staked) },
      };
    },
  };
}

function wireBet(bet: BetRow, legs: readonly LegRow[], cashOut: number | undefined): WireBet {
  const wire = (minor: number) => toWire(money(minor, bet.currency));
  const win = bet.returned ?? 0;
  return {
    id: bet.id,
    date: bet.created_at.toISOString(),
    game_name: legs.map(eventName).join(', '),
    provider: [...new Set(legs.map(({ league_name }) => league_name))].join(', '),
    currency: bet.currency,
    bet: wire(bet.stake),
    win: wire(win),
    // An open bet has not lost anything yet.
    total: wire(bet.state === 'open' ? 0 : win - bet.stake),
    real_part: wire(bet.stake),
    bonus_part: 0,
    state: bet.state,
    kind: bet.kind,
    possible_return: wire(bet.possible_return),
    selections: legs.map((leg) => ({ ...wireSelection(leg), ...(leg.result ? { result: leg.result } : {}) })),
    ...(cashOut === undefined ? {} : { cash_out: wire(cashOut) }),
    is_cashed_out: bet.cash_out_key !== null,
  };
}
