import type { frontGetBetList, ValidRequestOf, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { pageStart, completeDays, type Segment } from './bet-segments.rules.ts';
import { countBets, countBetsByDay, readBets, type BetCounts, type BetFilter } from '../games/rounds.store.ts';

import type { SportsBetList } from '../sports/bets/bet-list.ts';

type Owner = { readonly playerId: string; readonly currency: Currency };

/** Bets of one player, for the player and for staff. */
export type BetList = { list(owner: Owner, filter: ValidRequestOf<typeof frontGetBetList>): Promise<WireResponseOf<typeof frontGetBetList>> };

const dayMs = 86_400_000;

export function createBetList({ database, sportsBets }: { database: Database; sportsBets: SportsBetList }): BetList {
  return {
    async list({ playerId, currency }, body) {
      const wire = (minor: number) => toWire(money(minor, currency));
      const filter = {
        playerId: playerId,
        from: body.from ? new Date(body.from) : undefined,
        to: body.to ? new Date(body.to) : undefined,
        state: body.state,
        offset: (body.page - 1) * body.page_size,
        limit: body.page_size,
      };
      if (body.kind === 'sports') return sportsBets.list(currency, filter);
      const { bets, total, staked, won } = await readBetPage(database, filter);
      return {
        status: 1,
        bets: bets.map((bet) => ({
          id: bet.id,
          date: bet.created_at.toISOString(),
          game_name: bet.game_name,
          game_slug: bet.game_slug,
          thumb: bet.thumb_w200,
          provider: bet.provider_name,
          currency: bet.currency,
          bet: wire(bet.stake),
          win: wire(bet.win),
          total: wire(bet.win - bet.stake),
          real_part: wire(bet.real_stake),
          bonus_part: wire(bet.bonus_stake),
          state: bet.state,
        })),
        total,
        summary: { currency, staked: wire(staked), won: wire(won), net: wire(won - staked) },
      };
    },
  };
}

/**
 * A page of a player's bets with the number and the sums over the whole period. They are counted by day, so that a million bets take no longer than
 * a few.
 */
async function readBetPage(database: Database, filter: BetFilter) {
  const parts = await countPeriod(database, filter);
  const sum = (of: (part: BetCounts) => number) => parts.reduce((total, part) => total + of(part), 0);
  const place = pageStart(filter.offset, parts);
  return {
    bets: place ? await readBets(database, filter, place) : [],
    total: sum(({ bets }) => bets),
    staked: sum(({ staked }) => staked),
    won: sum(({ won }) => won),
  };
}

/** The period in segments, newest first: the incomplete last day, the complete days, the incomplete first day. */
async function countPeriod(database: Database, filter: BetFilter): Promise<(BetCounts & Segment)[]> {
  const { from, to } = filter;
  const days = completeDays(from, to);
  if (!days) return [{ end: undefined, ...(await countBets(database, filter)) }];
  const { first, end } = days;
  const [newest, daily, oldest] = await Promise.all([
    end && countBets(database, { ...filter, from: end }),
    countBetsByDay(database, filter, days),
    from && first && from < first ? countBets(database, filter, first) : undefined,
  ]);
  return [
    ...(newest ? [{ end: undefined, ...newest }] : []),
    ...daily.map((counts) => ({ ...counts, end: new Date(Date.parse(counts.day) + dayMs) })),
    ...(oldest ? [{ end: first, ...oldest }] : []),
  ];
}
