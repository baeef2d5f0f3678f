import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { SavedCard } from './instruments.store.ts';
import type { HeldMoneyRow } from './held-money.store.ts';
import type { PaymentRow } from './deposits.store.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

export type CardName = Pick<SavedCard, 'scheme' | 'last4'>;
/** `received_at`: when the provider first reported the money. */
export type DepositFacts = { readonly payment: PaymentRow; readonly received_at: Date | null; readonly card: CardName | null };
export type WithdrawalFacts = { readonly withdrawal: WithdrawalRow; readonly card: CardName | null };
export type HeldFacts = { readonly held: HeldMoneyRow; readonly provider_reference: string | null };
/** Effects on the balances of a player in minor units, with their signs. */
export type BalanceEffects = { readonly real: number; readonly bonus: number; readonly locked: number };

/** A deposit of a player with its stored facts. */
export async function findDepositFacts(db: Connection, playerId: string, id: string): Promise<DepositFacts | undefined> {
  const payment = await db.selectFrom('payments').selectAll().where('player_id', '=', playerId).where('id', '=', id).executeTakeFirst();
  if (!payment) return undefined;
  const [event, card] = await Promise.all([
    db
      .selectFrom('payment_events')
      .select((event) => event.fn.min('received_at').as('received_at'))
      .where('payment_id', '=', id)
      .where('type', '=', 'completed')
      .executeTakeFirst(),
    payment.instrument_id === null ? null : findCard(db, playerId, payment.instrument_id),
  ]);
  return { payment, received_at: event?.received_at ?? null, card };
}

/** A withdrawal of a player, by its own id or that of the line that returned its money. The card is the paid one, or that of the repaid deposit. */
export async function findWithdrawalFacts(db: Connection, playerId: string, id: string): Promise<WithdrawalFacts | undefined> {
  const withdrawal = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((row) => row.or([row('id', '=', id), row('return_id', '=', id)]))
    .executeTakeFirst();
  if (!withdrawal) return undefined;
  const { source_payment_id: sourceId } = withdrawal;
  const source =
    sourceId === null ? undefined : await db.selectFrom('payments').select('instrument_id').where('id', '=', sourceId).executeTakeFirst();
  const cardId = withdrawal.details['saved_card'] ?? source?.instrument_id;
  return { withdrawal, card: cardId ? await findCard(db, playerId, cardId) : null };
}

/** Held money of a player. */
export async function findHeldFacts(db: Connection, playerId: string, id: string): Promise<HeldFacts | undefined> {
  const held = await db.selectFrom('held_money').selectAll().where('player_id', '=', playerId).where('id', '=', id).executeTakeFirst();
  if (!held) return undefined;
  const payment = await db.selectFrom('payments').select('provider_reference').where('id', '=', held.payment_id).executeTakeFirst();
  return { held, provider_reference: payment?.provider_reference ?? null };
}

async function findCard(db: Connection, playerId: string, id: string): Promise<CardName | null> {
  const cards = db.selectFrom('payment_instruments').select(['scheme', 'last4']);
  return (
    (await cards
      .where('player_id', '=', playerId)
      .where(sql<boolean>`id::text = ${id}`)
      .executeTakeFirst()) ?? null
  );
}

/** Which transfers belong to a transaction: the ledger's keys of a payment, or a single transfer. */
export type TransfersOf = { readonly keys: readonly string[] } | { readonly id: string };

/** The sums of the postings of a transaction on the player's accounts. */
export async function readBalanceEffects(db: Connection, playerId: string, transfers: TransfersOf): Promise<BalanceEffects> {
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('postings', 'postings.transfer_id', 'transfers.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['accounts.kind', (row) => row.fn.sum<string>('postings.amount').as('amount')])
    .where('accounts.player_id', '=', playerId)
    .where((row) => ('id' in transfers ? row('transfers.id', '=', transfers.id) : row('transfers.idempotency_key', 'in', transfers.keys)))
    .groupBy('accounts.kind')
    .execute();
  const sumOf = (kind: string) => Number(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return { real: sumOf('player_real'), bonus: sumOf('player_bonus'), locked: sumOf('player_locked') };
}
