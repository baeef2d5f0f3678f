import { frontGetProcessors, isUuid, paymentRemoveSavedCard } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { canPlayForMoney } from '../jurisdiction/game-law.rules.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { DepositOffers } from './deposit-offers.ts';
import { removeCard } from './instruments.store.ts';

type Dependencies = { database: Database; now: () => Date; offers: DepositOffers; settings: SettingsService };

/** The deposit methods of a player, and the removal of a saved card. */
export function registerDepositMethods(calls: CallRegistry, { database, now, offers, settings }: Dependencies): void {
  calls.player(frontGetProcessors, async ({ body, session }) => {
    const { sports_offered: isSportsOffered } = await settings.read();
    // Offers no deposits to players who could only withdraw the money again.
    if (!canPlayForMoney(profileOf(session.country), isSportsOffered)) return { status: 1, processors: [] };
    const payer = { country: body.country ?? session.country, currency: body.currency };
    return { status: 1, processors: await offers.read(session, payer) };
  });

  calls.player(paymentRemoveSavedCard, async ({ body, session }) =>
    isUuid(body.id) && (await removeCard(database, session.playerId, body.id, now())) ? { status: 1 } : refuse('not_found'),
  );
}
