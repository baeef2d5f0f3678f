import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StaffFactorCheck } from '../http/register-call.ts';
import type { SettingsService } from '../settings/settings.service.ts';

type Dependencies = { database: Database; settings: SettingsService; isProduction: boolean };

/**
 * A session has a second factor if it was opened or confirmed after an authenticator app was set up: from then on both require a code or a passkey.
 */
export function createStaffFactorCheck({ database, settings, isProduction }: Dependencies): StaffFactorCheck {
  return {
    async isMissing({ id }) {
      if (!isProduction || !(await settings.read()).staff_second_factor) return false;
      const { rows } = await sql`
        select from sessions join authenticators on authenticators.player_id = sessions.player_id
        where sessions.id = ${id} and authenticators.confirmed_at <= greatest(sessions.created_at, sessions.confirmed_at)`.execute(database);
      return rows.length === 0;
    },
  };
}
