import { adminGetExcludedPayoutMethods, adminPayOutExcluded } from '@playfront/api-contract/staff';
import { toWire } from '@playfront/money';
import { isRefusal } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { ExclusionPayouts } from './exclusion-payouts.service.ts';
import { cardLabel } from './instruments.store.ts';

/** Payouts of the money of excluded players and closed accounts by the back office. */
export function registerExclusionPayouts(calls: CallRegistry, { payouts }: { payouts: ExclusionPayouts }): void {
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
