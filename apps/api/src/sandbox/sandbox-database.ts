import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import { Kysely as KyselyClient, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { migrate, type Migrations } from '../database/migrate.ts';
import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import type { ConfirmationOutcome, PaymentFailure, PaymentOrder, PaymentOutcome, PayoutOutcome } from '../payments/provider-messages.ts';
import * as sandboxTables from './migrations/001-sandbox.ts';
import * as flows from './migrations/002-flows.ts';
import * as payoutsToDeposits from './migrations/003-payouts-to-deposits.ts';
import * as registries from './migrations/004-registries.ts';
import * as testerConsole from './migrations/005-tester-console.ts';
import type { CallbackFlaw } from './callback-flaws.rules.ts';
import type { PaymentDetails } from './opening.rules.ts';
import type { RegistryEntry } from './registry-entry.ts';

export type SandboxPaymentStatus = 'created' | 'confirming' | PaymentOutcome;

export type SandboxPaymentsTable = {
  id: Generated<string>;
  reference: string;
  order_hash: Buffer;
  merchant: string;
  amount_minor: number;
  currency: string;
  locale: string;
  return_url: string;
  callback_url: string;
  method: ColumnType<PaymentOrder['method'], string | undefined, never>;
  /** Data that depend on the method. */
  details: ColumnType<PaymentDetails, string | undefined, string>;
  status: Generated<SandboxPaymentStatus>;
  /** The amount that arrived, if it differs: coins may be sent in any amount. */
  paid_minor: number | null;
  /** Nothing else of the card number is stored. */
  card_last4: string | null;
  card_scheme: string | null;
  card_token: string | null;
  wrong_codes: Generated<number>;
  /** When it is decided automatically, unless it was decided before. */
  decide_at: Date | null;
  decide_as: 'completed' | 'failed' | null;
  /** Why it failed. */
  failure: PaymentFailure | null;
  /** Of coins that were sent; null before. */
  confirmations: Generated<number>;
  confirmations_required: number | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
};

export type SandboxPayoutsTable = {
  id: Generated<string>;
  reference: string;
  order_hash: Buffer;
  amount_minor: number;
  currency: string;
  callback_url: string;
  /** The deposit whose account receives it. */
  deposit_reference: string | null;
  status: Generated<'accepted' | PayoutOutcome>;
  decide_at: Date;
  decide_as: PayoutOutcome;
  created_at: ColumnType<Date, Date, never>;
};

export type SandboxDeliveriesTable = {
  event_id: Generated<string>;
  url: string;
  body: string;
  /** Callbacks in the order in which they were queued. */
  position: GeneratedAlways<number>;
  /** The order that it is about. */
  reference: string | null;
  /** What is wrong with a callback that a tester sends; it is sent once. */
  flaw: CallbackFlaw | null;
  /** As sent last. */
  signature: string | null;
  response_status: number | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  delivered_at: Date | null;
};

type VouchersTable = { code: string; currency: string; left_minor: number };
type RegistryEntriesTable = RegistryEntry & {
  id: Generated<string>;
  registry: ExclusionRegistryId;
  created_at: ColumnType<Date, Date, never>;
};
type ConfirmationsTable = { payment_id: string; key: string; code: string; outcome: ConfirmationOutcome };

export type SandboxSchema = {
  payments: SandboxPaymentsTable;
  payouts: SandboxPayoutsTable;
  deliveries: SandboxDeliveriesTable;
  vouchers: VouchersTable;
  confirmations: ConfirmationsTable;
  registry_entries: RegistryEntriesTable;
};
export type SandboxDatabase = Kysely<SandboxSchema>;

const schema = 'psp_sandbox';

/** The provider's tables, in a separate schema: it shares a database server with the operator, but no data. */
export function createSandboxDatabase(pool: Pool): SandboxDatabase {
  return new KyselyClient<SandboxSchema>({ dialect: new PostgresDialect({ pool }) }).withSchema(schema);
}

export const sandboxMigrations: Migrations = {
  list: {
    '001-sandbox': sandboxTables,
    '002-flows': flows,
    '003-payouts-to-deposits': payoutsToDeposits,
    '004-registries': registries,
    '005-tester-console': testerConsole,
  },
  schema,
};

export function migrateSandbox<DB>(database: Kysely<DB>): Promise<void> {
  return migrate(database, sandboxMigrations);
}
