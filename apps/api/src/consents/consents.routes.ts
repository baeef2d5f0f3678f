import { frontGetMarketingConsents, frontSetMarketingConsent, isUuid, type Consent as WireConsent } from '@playfront/api-contract';
import { adminGetPlayerConsents } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import { endedSessionRefusal } from '../factors/ended-session-refusal.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { isPlayer, lockPlayer } from '../players/players.store.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readConsentLog, readConsents, recordConsents, type Consent } from './consents.store.ts';

type Dependencies = { database: Database; now: () => Date; throttle: Pick<Throttle, 'take'> };

/** Players' consents to marketing (decision 0156). */
export function registerConsents(calls: CallRegistry, { database, now, throttle }: Dependencies): void {
  calls.player(frontGetMarketingConsents, async ({ session }) => ({
    status: 1,
    consents: (await readConsents(database, session.playerId)).map(wireConsent),
  }));

  calls.player(frontSetMarketingConsent, async ({ body: { channel, is_given: isGiven }, session }) => {
    const { playerId } = session;
    // Withdrawing is never refused; each withdrawal in the log follows a consent.
    const limited = isGiven ? await throttle.take({ limit: 'consent_player', of: playerId }) : undefined;
    if (limited) return limited;
    const ended = await database.transaction().execute(async (trx) => {
      await lockPlayer(trx, playerId);
      // A concurrent self-exclusion or closure has withdrawn the consents and ended the session.
      const refusal = await endedSessionRefusal(trx, session, undefined);
      if (!refusal) await recordConsents(trx, playerId, { channels: [channel], isGiven, source: 'account', at: now() });
      return refusal;
    });
    return ended ?? { status: 1 };
  });

  calls.admin(adminGetPlayerConsents, async ({ body: { id, page, page_size: limit } }) => {
    if (!isUuid(id) || !(await isPlayer(database, id))) return refuse('not_found');
    const [consents, { log, total }] = await Promise.all([
      readConsents(database, id),
      readConsentLog(database, id, { offset: (page - 1) * limit, limit }),
    ]);
    return {
      status: 1,
      consents: consents.map(wireConsent),
      log: log.map(({ player_id: _player, created_at, ...entry }) => ({ ...entry, date: created_at.toISOString() })),
      total,
    };
  });
}

function wireConsent({ channel, isGiven, changedAt }: Consent): WireConsent {
  return { channel, is_given: isGiven, changed_at: changedAt?.toISOString() ?? null };
}
