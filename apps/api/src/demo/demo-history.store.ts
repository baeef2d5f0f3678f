import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { destinationOf } from '../payments/payout-destination.rules.ts';
import { historyModels, type History, type HistoryGame, type PlannedSession } from './demo-history.ts';

/** The player plays only this many of the most played games. */
const knownGames = 12;
const hourMs = 3_600_000;
const bank = {
  bic: 'EXMPFIHH',
  bank_name: 'Example Bank',
  recipient_address: 'Linnankatu 1, Turku',
  postal_code: '20100',
};

/** The bank account that a player is paid to. */
type Payee = { readonly iban: string; readonly beneficiary_name: string };

export async function readHistoryGames(db: Connection): Promise<HistoryGame[]> {
  const rows = await db
    .selectFrom('games')
    .select(['id', 'model'])
    .where('enabled', '=', true)
    .where('status', '=', 'active')
    .where('model', 'in', historyModels)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(knownGames)
    .execute();
  return rows.flatMap(({ id, model: ofRow }) => historyModels.flatMap((model) => (model === ofRow ? [{ id, model }] : [])));
}

/** Writes a whole history with one statement per table; the ledger's triggers check every row. */
export async function insertHistory(trx: DatabaseTransaction, playerId: string, history: History, payee: Payee): Promise<void> {
  await insertPayments(trx, playerId, history, payee);
  await insertTransfers(trx, playerId, history);
  await insertSessions(trx, playerId, history.sessions);
  await sql`
    insert into game_rounds (id, round_session_id, idempotency_key, player_id, game_id, currency, nonce, stake, win, real_stake, bonus_stake,
      balance_after, state, outcome, created_at)
    select id, round_session_id, id, ${playerId}, game_id, 'EUR', nonce, stake, win, stake, 0, balance_after, state, outcome, created_at
    from ${rows(history.rounds)} as round (id uuid, round_session_id uuid, game_id bigint, nonce bigint, stake bigint, win bigint,
      balance_after bigint, state text, outcome jsonb, created_at timestamptz)
    order by created_at`.execute(trx);
  await sql`
    insert into recent_games (player_id, game_id, opened_at)
    select ${playerId}, game_id, max(created_at) from ${rows(history.sessions)} as session (game_id bigint, created_at timestamptz)
    group by game_id`.execute(trx);
  await sql`
    insert into favourites (player_id, game_id, created_at)
    select player_id, game_id, opened_at from recent_games where player_id = ${playerId} order by opened_at desc limit 4`.execute(trx);
}

/** One parameter for all rows of a statement. */
const rows = (list: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb)`;

async function insertPayments(trx: DatabaseTransaction, playerId: string, { payments, withdrawals }: History, payee: Payee): Promise<void> {
  const bankAccount = { ...payee, ...bank };
  await sql`
    insert into payments (id, player_id, processor, currency, amount, status, idempotency_key, payload_hash, created_at, expires_at, settled_at)
    select id, ${playerId}, 'sandbox_card', 'EUR', amount, 'complete', id, sha256(id::text::bytea), created_at, created_at + interval '2 hours', settled_at
    from ${rows(payments)} as payment (id uuid, amount bigint, created_at timestamptz, settled_at timestamptz)`.execute(trx);
  const destination = destinationOf('sepa_transfer', bankAccount, undefined);
  await sql`
    insert into withdrawals (id, player_id, processor, currency, amount, details, destination, status, idempotency_key, payload_hash, return_id,
      created_at, settled_at)
    select id, ${playerId}, 'sepa_transfer', 'EUR', amount, ${JSON.stringify(bankAccount)}::jsonb, ${destination}, status, id, sha256(id::text::bytea), return_id,
      created_at, settled_at
    from ${rows(withdrawals)} as withdrawal (id uuid, amount bigint, status text, return_id uuid, created_at timestamptz, settled_at timestamptz)`.execute(
    trx,
  );
}

/** In chronological order: each posting finds the balance that the previous one left. */
async function insertTransfers(trx: DatabaseTransaction, playerId: string, { transfers }: History): Promise<void> {
  const numbered = transfers.map((transfer, place) => ({ ...transfer, place }));
  await sql`
    insert into transfers (id, kind, idempotency_key, payload_hash, round_id, meta, created_at)
    select id, kind, idempotency_key, decode(payload_hash, 'hex'), round_id,
      jsonb_build_object('owner', jsonb_build_object('kind', 'player', 'playerId', ${playerId}::text)), created_at
    from ${rows(numbered)} as transfer (id uuid, kind text, idempotency_key text, payload_hash text, round_id uuid, created_at timestamptz,
      place int)
    order by place`.execute(trx);
  await sql`
    insert into postings (transfer_id, account_id, amount, created_at)
    select side.transfer_id, accounts.id, side.amount, side.created_at
    from ${rows(numbered)} as transfer (id uuid, "from" text, "to" text, amount bigint, created_at timestamptz, place int)
    cross join lateral (values (id, "from", -amount, created_at, 1), (id, "to", amount, created_at, 2))
      as side (transfer_id, kind, amount, created_at, turn)
    join accounts on accounts.kind = side.kind and accounts.currency = 'EUR' and accounts.round_session_id is null
      and (accounts.player_id = ${playerId} or (accounts.player_id is null and side.kind not like 'player%'))
    order by transfer.place, side.turn`.execute(trx);
}

/** Each evening was a separate session, which has ended. */
async function insertSessions(trx: DatabaseTransaction, playerId: string, sessions: readonly PlannedSession[]): Promise<void> {
  await trx
    .insertInto('sessions')
    .values(
      sessions.map(({ id, created_at: createdAt }) => ({
        id,
        token_hash: createHash('sha256').update(`closed ${id}`).digest(),
        player_id: playerId,
        ip: '127.0.0.1',
        created_at: createdAt,
        expires_at: new Date(createdAt.getTime() + 12 * hourMs),
        revoked_at: new Date(createdAt.getTime() + 2 * hourMs),
      })),
    )
    .execute();
  await trx
    .insertInto('round_sessions')
    .values(
      sessions.map((session) => ({
        ...session,
        server_seed_hash: createHash('sha256').update(session.server_seed).digest('hex'),
        mode: 'real' as const,
        currency: 'EUR' as const,
        player_id: playerId,
        session_id: session.id,
        last_round_at: session.created_at,
        expires_at: new Date(session.created_at.getTime() + 2 * hourMs),
      })),
    )
    .execute();
}
