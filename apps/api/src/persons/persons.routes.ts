import { type WireAnswerOf } from '@playfront/api-contract';
import {
  adminDecidePersonMatch,
  adminGetExcludedBalances,
  adminGetExcludedPayoutMethods,
  adminGetPersonMatches,
  adminPayOutExcluded,
} from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import { pageRange } from '../http/page-range.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import { cardLabel } from '../payments/instruments.store.ts';
import { readListedBalances } from '../payments/exclusion-payouts.store.ts';
import type { Persons } from './persons.service.ts';
import { readMatches, type ListedMatch } from './persons.store.ts';

type Dependencies = { database: Database; now: () => Date; persons: Persons; payouts: ExclusionPayouts };

/** The back office for self-excluded persons: accounts that resemble them, and their money. */
export function registerPersons(calls: CallRegistry, { database, now, persons, payouts }: Dependencies): void {
  calls.admin(adminGetPersonMatches, async ({ body }) => {
    const { matches, total } = await readMatches(database, { state: body.state, ...pageRange(body) });
    return { status: 1, matches: matches.map(wireMatch), total };
  });

  calls.admin(adminDecidePersonMatch, async ({ body, session, audit }) => {
    const match = await persons.decide(session.playerId, body, audit);
    return isRefusal(match) ? match : { status: 1, match: wireMatch(match) };
  });

  calls.admin(adminGetExcludedBalances, async ({ body }) => {
    const { balances, total } = await readListedBalances(database, now(), pageRange(body));
    return {
      status: 1,
      balances: balances.map(({ amount, currency, since, is_excluded: isExcluded, ...balance }) => ({
        ...balance,
        currency,
        amount: toWire(money(amount, currency)),
        since: since.toISOString(),
        shut_by: isExcluded ? ('self_exclusion' as const) : ('closure' as const),
      })),
      total,
    };
  });

  calls.admin(adminGetExcludedPayoutMethods, async ({ body }) => {
    const methods = await payouts.methodsFor(body.player_id);
    if (isRefusal(methods)) return methods;
    return {
      status: 1,
      methods: methods.map(({ id, name, withdrawal, cards, networks }) => ({
        ...{ id, name, networks },
        fields: withdrawal.fields,
        saved_cards: cards.map((card) => ({ id: card.id, label: cardLabel(card) })),
      })),
    };
  });

  calls.admin(adminPayOutExcluded, async ({ body, session, audit }) => {
    const paid = await payouts.payOutTo(session.playerId, body, audit);
    if (isRefusal(paid)) return paid;
    const { id, amount } = paid;
    return { status: 1, withdrawal_id: id, amount: toWire(amount), currency: amount.currency };
  });
}

function wireMatch({ created_at, ...match }: ListedMatch): WireAnswerOf<typeof adminDecidePersonMatch>['match'] {
  return { ...match, date: created_at.toISOString() };
}
