import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DepositFlow, HeldMoneyReason, WithdrawalStatus } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { StoredAnswer } from './deposit-answer.ts';

export type PaymentStatus = 'pending' | 'complete' | 'failed' | 'cancelled' | 'expired';

export type PaymentsTable = {
  id: Generated<string>;
  player_id: string;
  processor: string;
  currency: Currency;
  /** What the player gets; once complete, what has arrived. */
  amount: number;
  /** What was asked for, where something else has arrived. */
  requested_amount: number | null;
  /** What the provider takes on top. */
  fee: Generated<number>;
  flow: Generated<DepositFlow>;
  status: Generated<PaymentStatus>;
  reason: string | null;
  idempotency_key: string;
  payload_hash: Buffer;
  /** The provider's own id. */
  provider_reference: string | null;
  /** How it goes on, as the first request was told: the same key is told the same. */
  answer: ColumnType<StoredAnswer | null, string | null | undefined, string | null>;
  /** The card it came from, where the provider told. */
  instrument_id: string | null;
  /** Another account that it came from, where the provider reported it: by the fields of a payout, and as withdrawals compare destinations. */
  payer_details: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  payer_destination: string | null;
  /** Typed with the deposit; its bonus comes with the money. */
  promo_code: string | null;
  /** All that the player had staked, or had withdrawn unplayed, when it was credited. */
  played_before: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Given up after this. */
  expires_at: Generated<Date>;
  settled_at: Date | null;
};

export type PaymentEventsTable = {
  processor: string;
  event_id: string;
  payment_id: string | null;
  withdrawal_id: string | null;
  type: string;
  /** As reported; none of an event from before migration 53. */
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
  /** The processor's fields by name: where the money is to go. */
  details: JSONColumnType<Record<string, string>>;
  /** The same in one form that can be compared; empty where an older withdrawal has none. */
  destination: Generated<string>;
  /** For methods without payout fields: the deposit whose account it is paid to, by the provider's reference. */
  source_payment_id: string | null;
  /** The password was given for it, because its destination was new. */
  is_proven: Generated<boolean>;
  /** What of it came from an account that is not known or takes nothing back, and was not staked. */
  unplayed: Generated<number>;
  /** A new destination is not paid before this. */
  hold_until: Date | null;
  /** The admin who said where the money of an excluded player goes: another one approves it. */
  requested_by: string | null;
  status: Generated<WithdrawalStatus>;
  reason: string | null;
  idempotency_key: string;
  payload_hash: Buffer;
  version: Generated<number>;
  decided_by: string | null;
  /** When the order to pay is sent, or sent again; null once the provider has it. */
  next_order_at: Date | null;
  order_attempts: Generated<number>;
  /** An order has been sent whose answer was not a clear no. */
  may_be_ordered: Generated<boolean>;
  /** When the operator is told that the provider has not called back. */
  overdue_at: Date | null;
  /** The line of the transaction list that gives the money back. */
  return_id: string | null;
  created_at: ColumnType<Date, Date, never>;
  settled_at: Date | null;
};

/** Money that arrived and may not be played, until the operator credits or returns it. */
export type HeldMoneyTable = {
  id: Generated<string>;
  /** The payment it arrived for. */
  payment_id: string;
  player_id: string;
  processor: string;
  /** The provider's message of its arrival. */
  event_id: string;
  currency: Currency;
  /** What the player would get, and what of it the provider took besides. */
  amount: number;
  fee: number;
  reason: HeldMoneyReason;
  version: Generated<number>;
  resolution: 'credited' | 'returned' | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  /** The payment by which it was credited. */
  credited_payment_id: string | null;
  created_at: ColumnType<Date, Date, never>;
};

/** What a provider reported against the books, until an admin has seen to it. */
export type PaymentConflictsTable = {
  id: Generated<string>;
  processor: string;
  event_id: string;
  event_type: string;
  /** What it is about: a deposit or a withdrawal. */
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

/** A card the player has paid with. The provider keeps its number; the token means something to that provider alone. */
export type PaymentInstrumentsTable = {
  id: Generated<string>;
  player_id: string;
  processor: string;
  token: string;
  scheme: string;
  last4: string;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: Date;
};
