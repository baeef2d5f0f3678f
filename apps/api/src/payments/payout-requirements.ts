import type { PayoutRequirement } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { hasOpenRequest } from '../documents/documents.store.ts';
import type { PlayerRow } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';

export type PayoutRequirements = {
  /** The unmet requirements for a payout, as error keys, in order. */
  of(player: Pick<PlayerRow, 'id' | 'activated' | 'kyc_status'>): Promise<PayoutRequirement[]>;
};

export function createPayoutRequirements({ database, settings }: { database: Database; settings: SettingsService }): PayoutRequirements {
  return {
    async of({ id, activated, kyc_status }) {
      const { payout_needs_confirmed_mail: needsMail, kyc_before_withdrawal: needsVerification } = await settings.read();
      const needsDocuments = (needsVerification && kyc_status !== 'verified') || (await hasOpenRequest(database, id));
      return [...(needsMail && !activated ? (['email_not_confirmed'] as const) : []), ...(needsDocuments ? (['kyc_required'] as const) : [])];
    },
  };
}
