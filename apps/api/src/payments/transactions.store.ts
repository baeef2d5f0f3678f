import { sql, type RawBuilder } from 'kysely';
import type { TransactionStatus, TransactionType } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { Connection } from '../database/database.ts';

/** A line of the list of transactions; amounts in minor units. */
export type TransactionRow = {
  readonly id: string;
  readonly type: TransactionType;
  readonly at: Date;
  readonly currency: Currency;
  readonly amount: number;
  readonly fee: number;
  readonly processor: string | null;
  readonly status: TransactionStatus;
  /** An error key. */
  readonly reason: string | null;
  /** The note of the operator. */
  readonly note: string | null;
  /** The effect on the total of real and bonus balance. */
  readonly total: number | null;
  /** A pending withdrawal. */
  readonly isOpen: boolean;
  /** A withdrawal to a new destination is not paid before this; null once it is decided. */
  readonly holdUntil: Date | null;
  /** Of a game that was opened and played. */
  readonly gameName: string | null;
  readonly bet: number | null;
  readonly win: number | null;
};

type Scope = {
  readonly playerId: string;
  readonly id?: string;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
};
export type TransactionFilter = Scope & { readonly offset: number; readonly limit: number };

/** A source of entries. Each is read newest first along its index, so that only the shown entries are read. */
type Source = {
  readonly columns: RawBuilder<unknown>;
  readonly found: RawBuilder<unknown>;
  /** Further columns of shown entries, which are not needed for counting. */
  readonly joined?: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
};

export async function readTransactions(db: Connection, filter: TransactionFilter): Promise<{ rows: TransactionRow[]; total: number }> {
  const sources = sourcesOf(filter);
  if (sources.length === 0) return { rows: [], total: 0 };
  const most = sql.lit(filter.offset + filter.limit);
  const lines = sources.map(
    ({ columns, found, joined = sql``, order }) => sql`(select ${columns} from ${found} ${joined} order by ${order} limit ${most})`,
  );
  const counts = sources.map(({ found }) => sql`(select count(*) from ${found})`);
  const [{ rows }, counted] = await Promise.all([
    sql<TransactionRow>`
      select * from (${sql.join(lines, sql` union all `)}) lines order by at desc, id desc limit ${filter.limit} offset ${filter.offset}`.execute(db),
    sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findTransaction(db: Connection, playerId: string, id: string): Promise<TransactionRow | undefined> {
  const sources = sourcesOf({ playerId, id });
  const lines = sources.map(({ columns, found, joined = sql`` }) => sql`(select ${columns} from ${found} ${joined})`);
  const { rows } = await sql<TransactionRow>`select * from (${sql.join(lines, sql` union all `)}) lines limit 1`.execute(db);
  return rows[0];
}

function sourcesOf(scope: Scope): Source[] {
  return [deposits(scope), heldMoney(scope), withdrawals(scope), returns(scope), movements(scope), games(scope)].filter(
    (source) => source !== undefined,
  );
}

function within({ playerId, id, from, to }: Scope, names: { player: string; id: string; at: string }): RawBuilder<unknown> {
  const conditions = [
    sql`${sql.raw(names.player)} = ${playerId}`,
    ...(id ? [sql`${sql.ref(names.id)} = ${id}`] : []),
    ...(from ? [sql`${sql.ref(names.at)} >= ${from}`] : []),
    ...(to ? [sql`${sql.ref(names.at)} <= ${to}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

const noGame = sql`null::text as "gameName", null::bigint as bet, null::bigint as win`;

const ofPlayer = { player: 'player_id', id: 'id', at: 'created_at' };

function deposits(scope: Scope): Source | undefined {
  if ((scope.type ?? 'deposit') !== 'deposit') return undefined;
  const status = scope.status ? sql` and status = ${scope.status}` : sql``;
  return {
    columns: sql`id, 'deposit' as type, created_at as at, currency, amount, fee, processor, status, reason, null as note,
      case when status = 'complete' then amount end as total, false as "isOpen", null::timestamptz as "holdUntil", ${noGame}`,
    found: sql`payments where ${within(scope, ofPlayer)}${status}`,
    order: sql`created_at desc, id desc`,
  };
}

const heldStatuses: Partial<Record<TransactionStatus, string>> = { pending: 'resolution is null', cancelled: "resolution = 'returned'" };

/** Held money. Once it is credited, the crediting payment is the entry instead. */
function heldMoney(scope: Scope): Source | undefined {
  const ofStatus = scope.status ? heldStatuses[scope.status] : "resolution is distinct from 'credited'";
  if ((scope.type ?? 'deposit') !== 'deposit' || !ofStatus) return undefined;
  return {
    columns: sql`id, 'deposit' as type, created_at as at, currency, amount, fee, processor,
      case when resolution is null then 'pending' else 'cancelled' end as status,
      case when reason = 'over_limit' then 'limit_reached' when reason in ('below_minimum', 'other_amount') then 'amount_out_of_range' end as reason,
      null as note, null::bigint as total, false as "isOpen", null::timestamptz as "holdUntil", ${noGame}`,
    found: sql`held_money where ${sql.raw(ofStatus)} and ${within(scope, ofPlayer)}`,
    order: sql`created_at desc, id desc`,
  };
}

/** Statuses of the back office by the status that players see. */
const withdrawalStatuses: Partial<Record<TransactionStatus, readonly string[]>> = {
  pending: ['pending', 'processing'],
  complete: ['complete'],
  cancelled: ['cancelled', 'rejected'],
  reversal: ['reversal'],
};

function withdrawals(scope: Scope): Source | undefined {
  const statuses = scope.status && (withdrawalStatuses[scope.status] ?? []);
  if ((scope.type ?? 'withdrawal') !== 'withdrawal' || statuses?.length === 0) return undefined;
  const status = statuses ? sql` and status in (${sql.join(statuses.map((name) => sql.lit(name)))})` : sql``;
  return {
    columns: sql`id, 'withdrawal' as type, created_at as at, currency, amount, 0::bigint as fee, processor,
      case status when 'processing' then 'pending' when 'rejected' then 'cancelled' else status end as status,
      null as reason, case when status = 'rejected' then reason end as note, -amount as total, status = 'pending' as "isOpen",
      case when status = 'pending' and is_proven then hold_until end as "holdUntil", ${noGame}`,
    found: sql`withdrawals where ${within(scope, ofPlayer)}${status}`,
    order: sql`created_at desc, id desc`,
  };
}

/** Returned money of withdrawals, at the time of the return. */
function returns(scope: Scope): Source | undefined {
  const { type, status } = scope;
  const isWanted = type === undefined || type === 'withdrawal_cancelled' || type === 'reversal';
  if (!isWanted || (status ?? 'complete') !== 'complete') return undefined;
  const kind = type ? sql` and (status = 'reversal') = ${sql.lit(type === 'reversal')}` : sql``;
  return {
    columns: sql`return_id as id, case status when 'reversal' then 'reversal' else 'withdrawal_cancelled' end as type, settled_at as at,
      currency, amount, 0::bigint as fee, processor, 'complete' as status, null as reason, case when status = 'rejected' then reason end as note,
      amount as total, false as "isOpen", null::timestamptz as "holdUntil", ${noGame}`,
    found: sql`withdrawals where return_id is not null and ${within(scope, { player: 'player_id', id: 'return_id', at: 'settled_at' })}${kind}`,
    order: sql`settled_at desc, return_id desc`,
  };
}

const movementTypes = {
  bonus_grant: 'bonus',
  bonus_release: 'bonus_released',
  bonus_forfeit: 'bonus_forfeited',
  adjustment: 'adjustment',
} as const satisfies Record<string, TransactionType>;

/** Other movements of the ledger. The condition on the kind must be written exactly as in the index, otherwise the index is not used. */
function movements(scope: Scope): Source | undefined {
  const kinds = Object.entries(movementTypes).filter(([, type]) => scope.type === undefined || scope.type === type);
  if (kinds.length === 0 || (scope.status ?? 'complete') !== 'complete') return undefined;
  const names = sql.join(kinds.map(([kind]) => sql.lit(kind)));
  const typeOfKind = sql.join(
    kinds.map(([kind, type]) => sql`when ${sql.lit(kind)} then ${sql.lit(type)}`),
    sql` `,
  );
  const owner = `(transfers.meta #>> '{owner,playerId}')`;
  return {
    columns: sql`transfers.id, case transfers.kind ${typeOfKind} end as type, transfers.created_at as at, moved.currency,
      case when transfers.kind = 'bonus_release' then moved.real else abs(moved.total) end as amount, 0::bigint as fee,
      null as processor, 'complete' as status, null as reason, null as note, moved.total, false as "isOpen", null::timestamptz as "holdUntil", ${noGame}`,
    found: sql`transfers cross join lateral (
        select min(currency) as currency, coalesce(sum(amount), 0)::bigint as total,
          coalesce(sum(amount) filter (where kind = 'player_real'), 0)::bigint as real
        from postings join accounts on accounts.id = postings.account_id
        where postings.transfer_id = transfers.id and accounts.kind in ('player_real', 'player_bonus')
      ) moved where transfers.kind in (${names}) and ${within(scope, { player: owner, id: 'transfers.id', at: 'transfers.created_at' })}`,
    order: sql`transfers.created_at desc, transfers.id desc`,
  };
}

/** Games played for money: one entry for all rounds of a session. */
function games(scope: Scope): Source | undefined {
  if ((scope.type ?? 'game') !== 'game' || (scope.status ?? 'complete') !== 'complete') return undefined;
  return {
    columns: sql`sessions.id, 'game' as type, sessions.created_at as at, sessions.currency, abs(played.win - played.bet) as amount, 0::bigint as fee,
      null as processor, 'complete' as status, null as reason, null as note, played.win - played.bet as total, false as "isOpen",
      null::timestamptz as "holdUntil", (select name from games where games.id = sessions.game_id) as "gameName", played.bet, played.win`,
    found: sql`(
        select id, game_id, currency, created_at from round_sessions where last_round_at is not null and ${within(scope, ofPlayer)}
      ) sessions`,
    joined: sql`cross join lateral (
        select coalesce(sum(stake), 0)::bigint as bet, coalesce(sum(win), 0)::bigint as win
        from game_rounds where round_session_id = sessions.id and state <> 'void'
      ) played`,
    order: sql`sessions.created_at desc, sessions.id desc`,
  };
}
