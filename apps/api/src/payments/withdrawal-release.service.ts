import type { Database } from '../database/database.ts';
import type { Audit } from '../http/call-logs.ts';
import type { Live } from '../live/live.ts';
import type { Settings } from '../settings/settings.schema.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { releaseWindowHours } from './withdrawal-release.rules.ts';
import { isApprovedByRule } from './withdrawal-review.ts';
import { findReleasable, lockIsBlocked, lockWithdrawal, readReleasable, updateWithdrawal, type ReviewedWithdrawal } from './withdrawals.store.ts';

export type WithdrawalRelease = {
  /** Releases the withdrawals that the setting `auto_approve_below` covers and whose checks all pass. The audit log names the rule for each. */
  releaseDue(): Promise<void>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  audit: Pick<Audit, 'recordRule'>;
  live: Pick<Live, 'paymentsChanged'>;
  onApproved: () => void;
};

const minuteMs = 60_000;
/** Name of the rule in the audit log, instead of the path of a call. */
const releaseRule = 'rule/release_withdrawal';

export function createWithdrawalRelease({ database, now, settings, audit, live, onApproved }: Dependencies): WithdrawalRelease {
  /** Reads the facts again under the locks: a document may have been requested, or another withdrawal released, since the page was read. */
  async function release({ id, player_id }: ReviewedWithdrawal, rules: Settings): Promise<boolean> {
    return database.transaction().execute(async (trx) => {
      if (!(await lockWithdrawal(trx, id)) || (await lockIsBlocked(trx, player_id))) return false;
      const at = now();
      const withdrawal = await findReleasable(trx, id, at);
      if (!withdrawal || !isApprovedByRule(withdrawal, rules, at)) return false;
      const { version, amount, currency } = withdrawal;
      const released = await updateWithdrawal(trx, id, { status: 'processing', released_by_rule_at: at, approved_at: at, next_order_at: at });
      // The audit log page shows the reason based on these values.
      const limit = { auto_approve_below: rules.auto_approve_below[currency], within_hours: releaseWindowHours };
      await audit.recordRule(trx, releaseRule, {
        target: { kind: 'withdrawal', id },
        before: { status: 'pending', version, player_id, amount, currency, ...limit },
        after: { status: released.status, version: released.version },
      });
      return true;
    });
  }

  return {
    async releaseDue() {
      const rules = await settings.read();
      if (Object.values(rules.auto_approve_below).every((below) => below <= 0)) return;
      const at = now();
      let releasedCount = 0;
      let after: ReviewedWithdrawal | undefined;
      do {
        const page = await readReleasable(database, { at, askedBefore: new Date(at.getTime() - rules.auto_release_after_minutes * minuteMs), after });
        for (const withdrawal of page) {
          if (!isApprovedByRule(withdrawal, rules, at) || !(await release(withdrawal, rules))) continue;
          live.paymentsChanged(withdrawal.player_id);
          releasedCount += 1;
        }
        after = page.at(-1);
      } while (after);
      if (releasedCount > 0) onApproved();
    },
  };
}
