import {
  adminDecidePersonMatch,
  adminGetExcludedBalances,
  adminGetPersonMatches,
  adminPayOutExcluded,
  type WireAnswerOf,
} from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import { readListedBalances } from '../payments/exclusion-payouts.store.ts';
import type { Persons } from './persons.service.ts';
import { readMatches, type ListedMatch } from './persons.store.ts';

type Dependencies = { database: Database; now: () => Date; persons: Persons; payouts: ExclusionPayouts };

const rangeOf = ({ page, page_size }: { page: number; page_size: number }) => ({ offset: (page - 1) * page_size, limit: page_size });

/** The back office for self-excluded persons: accounts that resemble them, and their money. */
export function registerPersons(calls: CallRegistry, { database, now, persons, payouts }: Dependencies): void {
  calls.admin(adminGetPersonMatches, async ({ body }) => {
    const { matches, total } = await readMatches(database, { state: body.state, ...rangeOf(body) });
    return { status: 1, matches: matches.map(wireMatch), total };
  });

  calls.admin(adminDecidePersonMatch, async ({ body, session, audit }) => {
    const match = await persons.decide(session.playerId, body, audit);
    return isRefusal(match) ? match : { status: 1, match: wireMatch(match) };
  });

  calls.admin(adminGetExcludedBalances, async ({ body }) => {
    const { balances, total } = await readListedBalances(database, now(), rangeOf(body));
    return {
      status: 1,
      balances: balances.map(({ amount, currency, since, ...balance }) => ({
        ...balance,
        currency,
        amount: toWire(money(amount, currency)),
        since: since.toISOString(),
      })),
      total,
    };
  });

  calls.admin(adminPayOutExcluded, async ({ body, session, audit }) => {
    const id = await payouts.payOutTo(session.playerId, body, audit);
    return isRefusal(id) ? id : { status: 1, withdrawal_id: id };
  });
}

function wireMatch({ created_at, ...match }: ListedMatch): WireAnswerOf<typeof adminDecidePersonMatch>['match'] {
  return { ...match, date: created_at.toISOString() };
}
