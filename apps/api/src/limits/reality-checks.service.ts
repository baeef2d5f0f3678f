import type { Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import { intervalOf, realityCheckDueAt } from './play-time.rules.ts';
import { readProtectionState, type ProtectionState } from './play.store.ts';
import { profileOf, type Profile } from '../jurisdiction/profiles.ts';

export type RealityChecks = {
  /** Sets the interval; null: no checks, where the law permits that. Refused while a check is due, which it would circumvent. */
  setInterval(session: PlayerSession, intervalMin: number | null): Promise<{ status: 1 } | Refusal>;
  /** The player acknowledges a due check; one that was not due changes nothing. Returns the end of the break after it. */
  acknowledge(session: PlayerSession): Promise<{ breakUntil: Date | null }>;
};

export function createRealityChecks({ database, now }: { database: Database; now: () => Date }): RealityChecks {
  return {
    async setInterval({ playerId, country }, intervalMin) {
      const { realityCheck } = profileOf(country);
      const isOffered = intervalMin === null ? !realityCheck.isMandatory : realityCheck.choicesMin.includes(intervalMin);
      if (!isOffered) return refuse('malformed');
      return database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        const at = now();
        const protection = await readProtectionState(trx, playerId, at);
        if (isCheckDue(protection, profileOf(country), at)) return refuse('reality_check_required');
        const chosen = intervalMin ?? 0;
        await upsert(trx, playerId, { interval_min: chosen });
        const old = { interval_min: protection.chosenIntervalMin };
        await recordProtection(trx, { playerId, kind: 'reality_check_set', madeBy: playerId, old, new: { interval_min: chosen }, at });
        return { status: 1 };
      });
    },

    acknowledge({ playerId, country }) {
      return database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        const at = now();
        const protection = await readProtectionState(trx, playerId, at);
        const profile = profileOf(country);
        if (!isCheckDue(protection, profile, at)) return { breakUntil: breakAfterCheck(protection, profile, at) };
        const breakUntil = breakAfterCheck(protection, profile, at);
        await upsert(trx, playerId, { acknowledged_at: at, break_until: breakUntil });
        const old = { acknowledged_at: protection.acknowledgedAt };
        const next = { acknowledged_at: at, break_until: breakUntil };
        await recordProtection(trx, { playerId, kind: 'reality_check_acknowledged', madeBy: playerId, old, new: next, at });
        return { breakUntil };
      });
    },
  };
}

/** Whether a reality check must be acknowledged before the next stake. */
export function isCheckDue({ play, acknowledgedAt, chosenIntervalMin }: ProtectionState, profile: Profile, at: Date): boolean {
  return realityCheckDueAt(play, acknowledgedAt, intervalOf(chosenIntervalMin, profile), at) !== undefined;
}

/** The end of the break after a check that is due or acknowledged; null if the law requires none, or it has ended. */
export function breakAfterCheck(protection: ProtectionState, profile: Profile, at: Date): Date | null {
  if (!protection.play || !isCheckDue(protection, profile, at)) return laterThan(protection.breakUntil, at);
  // The break is time without play, so the time that the player has waited already counts.
  return laterThan(new Date(protection.play.lastStakeAt.getTime() + profile.realityCheck.breakMin * 60_000), at);
}

function laterThan(moment: Date | null, at: Date): Date | null {
  return moment && moment > at ? moment : null;
}

async function upsert(
  trx: DatabaseTransaction,
  playerId: string,
  changes: { interval_min: number } | { acknowledged_at: Date; break_until: Date | null },
): Promise<void> {
  await trx
    .insertInto('reality_checks')
    .values({ player_id: playerId, ...changes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(changes))
    .execute();
}
