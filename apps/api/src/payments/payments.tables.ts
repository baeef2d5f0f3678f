import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DepositFlow, HeldMoneyReason, WithdrawalStatus } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { StoredResponse } from './deposit-response.ts';

export type PaymentStatus = 'pending' | 'complete' | 'failed' | 'cancelled' | 'expired';

/** What has arrived of a deposit that is not complete yet, as its provider reports it. Only shown: it moves no money. */
export type DepositProgress = {
  readonly confirmations: number;
  readonly required: number;
  /** The value of what has arrived; null if the provider does not report it. */
  readonly received_minor: number | null;
};

export type PaymentsTable = {
  id: Generated<string>;
  player_id: string;
  processor: string;
  currency: Currency;
  /** The player's part: the requested amount or, once complete, the amount that arrived. */
  amount: number;
  /** The requested amount, if a different one arrived. */
  requested_amount: number | null;
  /** The provider's fee on top. */
  fee: Generated<number>;
  flow: Generated<DepositFlow>;
  status: Generated<PaymentStatus>;
  reason: string | null;
  idempotency_key: string;
  payload_hash: Buffer;
  /** The provider's own id. */
  provider_reference: string | null;
  /** The response to the first request; a repeated key gets the same one. */
  answer: ColumnType<StoredResponse | null, string | null | undefined, string | null>;
  /** What has arrived so far, if the provider reported it. */
  progress: ColumnType<DepositProgress | null, string | null | undefined, string | null>;
  /** The card it came from, if the provider reported it. */
  instrument_id: string | null;
  /** Entered with the deposit; its bonus is granted with the money. */
  promo_code: string | null;
  /** The player declined a bonus with it. */
  no_bonus: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** When it expires. */
  expires_at: Generated<Date>;
  settled_at: Date | null;
};

export type PaymentEventsTable = {
  processor: string;
  event_id: string;
  payment_id: string | null;
  withdrawal_id: string | null;
  type: string;
  /** As reported; null if the provider reported no amount. */
  amount: number | null;
  currency: string | null;
  received_at: ColumnType<Date, Date | undefined, never>;
};

export type WithdrawalsTable = {
  id: Generated<string>;
  player_id: string;
  processor: string;
  currency: Currency;
  amount: number;
  /** The processor's payout fields by name. */
  details: JSONColumnType<Record<string, string>>;
  /** The destination in canonical form; empty for older withdrawals. */
  destination: Generated<string>;
  /** For methods without payout fields: the deposit whose account it is paid to. */
  source_payment_id: string | null;
  /** Confirmed with the password, because its destination was new. */
  is_proven: Generated<boolean>;
  /** End of the hold of a payout to a new destination. */
  hold_until: Date | null;
  /** The admin who entered the destination for an excluded player; a different one must approve it. */
  requested_by: string | null;
  status: Generated<WithdrawalStatus>;
  reason: string | null;
  idempotency_key: string;
  payload_hash: Buffer;
  version: Generated<number>;
  decided_by: string | null;
  /** The officer who approved it first, if two must approve it. */
  first_approved_by: string | null;
  first_approved_at: Date | null;
  /** When the payout was approved, by an officer or by rule. This and the next two times are unknown for older withdrawals. */
  approved_at: Date | null;
  /** When the provider accepted the order. */
  ordered_at: Date | null;
  /** When it was paid, even if the bank has returned it since. */
  paid_at: Date | null;
  /** When it was approved by the rule of the setting `auto_approve_below`. */
  released_by_rule_at: Date | null;
  /** Staff pay it; no order is sent to the provider. */
  is_paid_by_hand: Generated<boolean>;
  /** The bank's reference of a payout by hand. */
  payout_reference: string | null;
  /** The payment run that contains it; it never changes. */
  payment_run_id: string | null;
  /** When the order is sent next; null once the provider has accepted it. */
  next_order_at: Date | null;
  order_attempts: Generated<number>;
  /** An order may have reached the provider: one was sent and not clearly refused. */
  may_be_ordered: Generated<boolean>;
  /** When the operator is notified that the provider has not called back. */
  overdue_at: Date | null;
  /** The entry of the transaction list that returns the money. */
  return_id: string | null;
  /** The bonus money that it has ended. */
  forfeited: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  settled_at: Date | null;
};

/** Payment runs of officers; each withdrawal refers to its run. */
export type PaymentRunsTable = {
  id: Generated<string>;
  officer_id: string;
  idempotency_key: string;
  created_at: ColumnType<Date, Date, never>;
};

/** Money that arrived and may not be played, until the operator credits or returns it. */
export type HeldMoneyTable = {
  id: Generated<string>;
  /** The payment that it arrived for. */
  payment_id: string;
  player_id: string;
  processor: string;
  /** The provider's event of its arrival. */
  event_id: string;
  currency: Currency;
  /** The player's part; `fee` is the provider's. */
  amount: number;
  fee: number;
  reason: HeldMoneyReason;
  version: Generated<number>;
  resolution: 'credited' | 'returned' | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  /** The payment that credited it. */
  credited_payment_id: string | null;
  created_at: ColumnType<Date, Date, never>;
};

/** A report of a provider that contradicts the ledger, until an admin has seen it. */
export type PaymentConflictsTable = {
  id: Generated<string>;
  processor: string;
  event_id: string;
  event_type: string;
  /** The deposit that it is about, otherwise `withdrawal_id` is set. */
  payment_id: string | null;
  withdrawal_id: string | null;
  player_id: string;
  currency: Currency;
  amount: number;
  /** The status that the report contradicts. */
  booked_status: string;
  created_at: ColumnType<Date, Date, never>;
  version: Generated<number>;
  seen_at: Date | null;
  seen_by: string | null;
  note: string | null;
};

/** A card that the player has paid with. The provider stores its number; only that provider can use the token. */
export type PaymentInstrumentsTable = {
  id: Generated<string>;
  player_id: string;
  processor: string;
  token: string;
  scheme: string;
  last4: string;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: Date;
  /** When the player removed it from the deposit form. */
  removed_at: Date | null;
};

/** Destinations that a player has removed from the saved ones; a later withdrawal to one saves it again. */
export type RemovedDestinationsTable = { player_id: string; destination: string; removed_at: Date };

declare module '../database/schema.ts' {
  interface Schema {
    payments: PaymentsTable;
    payment_events: PaymentEventsTable;
    payment_instruments: PaymentInstrumentsTable;
    withdrawals: WithdrawalsTable;
    removed_destinations: RemovedDestinationsTable;
    held_money: HeldMoneyTable;
    payment_conflicts: PaymentConflictsTable;
    payment_runs: PaymentRunsTable;
  }
}
