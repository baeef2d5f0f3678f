import { sql, type Kysely } from 'kysely';

const accountKinds = [
  'player_real',
  'player_bonus',
  'player_locked',
  'house_games',
  'house_demo',
  'house_bonus',
  'house_sports',
  'house_fees',
  'house_adjustments',
  'psp_clearing',
];

const transferKinds = [
  'deposit',
  'bet',
  'win',
  'rollback',
  'demo_start',
  'withdrawal_request',
  'withdrawal_cancelled',
  'withdrawal_paid',
  'reversal',
  'bonus_grant',
  'bonus_release',
  'bonus_forfeit',
  'sports_bet',
  'sports_settlement',
  'fee',
  'adjustment',
];

/** More kinds of accounts and movements: withdrawals, bonuses, sports bets, fees and corrections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, 'accounts', 'accounts_kind_check', accountKinds);
  await allow(db, 'transfers', 'transfers_kind_check', transferKinds);
}

async function allow(db: Kysely<unknown>, table: string, constraint: string, kinds: readonly string[]): Promise<void> {
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(constraint)}, add constraint ${sql.ref(constraint)} check (kind in (${list}))`.execute(
    db,
  );
}
