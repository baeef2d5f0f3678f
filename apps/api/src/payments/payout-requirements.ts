import type { ErrorKey } from '@playfront/api-contract';
import type { PlayerRow } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';

export type PayoutRequirements = {
  /** What a player has still to do before money is paid out, by the key a withdrawal is refused with; the first thing first. */
  of(player: Pick<PlayerRow, 'activated' | 'kyc_status'>): Promise<ErrorKey[]>;
};

export function createPayoutRequirements({ settings }: { settings: SettingsService }): PayoutRequirements {
  return {
    async of({ activated, kyc_status }) {
      const { payout_needs_confirmed_mail: needsMail, kyc_before_withdrawal: needsPapers } = await settings.read();
      return [
        ...(needsMail && !activated ? (['email_not_confirmed'] as const) : []),
        ...(needsPapers && kyc_status !== 'verified' ? (['kyc_required'] as const) : []),
      ];
    },
  };
}
