import type { ColumnType, Generated, Kysely } from 'kysely';
import { Kysely as KyselyClient, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { migrate } from '../database/migrate.ts';
import type { PaymentOutcome } from '../payments/provider-messages.ts';
import * as sandboxTables from './migrations/001-sandbox.ts';

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
  status: Generated<SandboxPaymentStatus>;
  /** All that is ever kept of a card. */
  card_last4: string | null;
  card_scheme: string | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: Date;
};

export type SandboxDeliveriesTable = {
  event_id: Generated<string>;
  payment_id: string;
  url: string;
  body: string;
  attempts: Generated<number>;
  next_attempt_at: Date;
  delivered_at: Date | null;
};

export type SandboxSchema = { payments: SandboxPaymentsTable; deliveries: SandboxDeliveriesTable };
export type SandboxDatabase = Kysely<SandboxSchema>;

const schema = 'psp_sandbox';

/** The provider's own tables in its own schema: it shares a server with the operator, and nothing else. */
export function createSandboxDatabase(pool: Pool): SandboxDatabase {
  return new KyselyClient<SandboxSchema>({ dialect: new PostgresDialect({ pool }) }).withSchema(schema);
}

export function migrateSandbox<DB>(database: Kysely<DB>): Promise<void> {
  return migrate(database, { '001-sandbox': sandboxTables }, schema);
}
