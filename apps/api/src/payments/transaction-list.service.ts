import { isUuid, type frontGetFinancialTransaction, type WireResponseOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { wireTransaction } from './payments.wire.ts';
import type { PaymentMethods } from './payment-methods.ts';
import { findTransaction, readTransactions, type TransactionFilter, type TransactionRow } from './transactions.store.ts';
import { isApprovedByRule } from './withdrawal-review.ts';
import { readReviewed } from './withdrawals.store.ts';

type WireTransaction = WireResponseOf<typeof frontGetFinancialTransaction>['transaction'];

/** The list of transactions for players. */
export type TransactionList = {
  find(session: PlayerSession, id: string): Promise<WireTransaction | undefined>;
  read(session: PlayerSession, filter: Omit<TransactionFilter, 'playerId'>): Promise<{ transactions: WireTransaction[]; total: number }>;
};

type Dependencies = { database: Database; now: () => Date; settings: SettingsService; paymentMethods: Pick<PaymentMethods, 'nameOf'> };

/** Reads transactions, with the time of a payout and whether an officer reviews it. */
export function createTransactionList({ database, now, settings, paymentMethods }: Dependencies): TransactionList {
  async function wire({ country, language }: PlayerSession, rows: readonly TransactionRow[]): Promise<WireTransaction[]> {
    const rules = await settings.read();
    const at = now();
    const pending = rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    const reviewed = pending.length > 0 ? await readReviewed(database, pending, at) : [];
    const waiting = new Set(reviewed.filter((withdrawal) => !isApprovedByRule(withdrawal, rules, at)).map(({ id }) => id));
    const canCancel = profileOf(country).isReverseWithdrawalAllowed;
    const hours = rules.withdrawal_review_hours;
    const nameOf = (id: string, direction: 'deposit' | 'payout') => paymentMethods.nameOf(id, language, direction);
    return rows.map((row) => wireTransaction(row, { nameOf, canCancel, reviewHours: waiting.has(row.id) ? hours : null, at }));
  }

  return {
    async find(session, id) {
      const row = isUuid(id) ? await findTransaction(database, session.playerId, id) : undefined;
      return row && (await wire(session, [row]))[0];
    },

    async read(session, filter) {
      const { rows, total } = await readTransactions(database, { ...filter, playerId: session.playerId });
      return { transactions: await wire(session, rows), total };
    },
  };
}
