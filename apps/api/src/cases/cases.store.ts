import { sql, type RawBuilder } from 'kysely';
import type { HeldMoneyReason, MatchReason, PersonMatchState } from '@playfront/api-contract';
import type { CaseKind, CaseState } from '@playfront/api-contract/staff';
import type { Currency } from '@playfront/money';
import type { Connection } from '../database/database.ts';
import { listedBalances } from '../payments/exclusion-payouts.store.ts';

type Common = {
  readonly id: string;
  readonly player_id: string;
  readonly username: string;
  readonly currency: Currency;
  readonly since: Date;
  readonly version: number;
  readonly decided_by: string | null;
  readonly decider: string | null;
  readonly note: string | null;
};

/** A case of any kind; amounts are in minor units. */
export type CaseRow = Common &
  (
    | {
        readonly kind: 'held_money';
        readonly amount: number;
        readonly known: {
          readonly payment_id: string;
          readonly processor: string;
          readonly fee: number;
          readonly reason: HeldMoneyReason;
          readonly resolution: 'credited' | 'returned' | null;
        };
      }
    | {
        readonly kind: 'payment_conflict';
        readonly amount: number;
        readonly known: {
          readonly transaction_id: string;
          readonly transaction_type: 'deposit' | 'withdrawal';
          readonly processor: string;
          readonly event_type: string;
          readonly booked_status: string;
        };
      }
    | {
        readonly kind: 'person_match';
        readonly amount: null;
        readonly known: {
          readonly excluded_player_id: string;
          readonly excluded_username: string;
          readonly reasons: MatchReason[];
          readonly state: PersonMatchState;
        };
      }
    | {
        readonly kind: 'excluded_balance';
        readonly amount: number;
        readonly known: { readonly email: string; readonly shut_by: 'self_exclusion' | 'closure'; readonly has_returned: boolean };
      }
  );

/** The cases of each kind with the same columns. `is_open` is the condition of the partial indexes. */
const sources: Readonly<Record<CaseKind, (at: Date) => RawBuilder<unknown>>> = {
  held_money: () => sql`
    select 'held_money' as kind, id, player_id, currency, amount, created_at as since, version, resolved_by as decided_by, null::text as note,
      resolution is null as is_open,
      jsonb_build_object('payment_id', payment_id, 'processor', processor, 'fee', fee, 'reason', reason, 'resolution', resolution) as known
    from held_money`,
  payment_conflict: () => sql`
    select 'payment_conflict' as kind, id, player_id, currency, amount, created_at as since, version, seen_by as decided_by, note,
      seen_at is null as is_open,
      jsonb_build_object(
        'transaction_id', coalesce(payment_id, withdrawal_id), 'transaction_type', case when payment_id is null then 'withdrawal' else 'deposit' end,
        'processor', processor, 'event_type', event_type, 'booked_status', booked_status
      ) as known
    from payment_conflicts`,
  person_match: () => sql`
    select 'person_match' as kind, id, player_id, null::text as currency, null::bigint as amount, created_at as since, 1 as version, decided_by, note,
      state in ('held', 'flagged') as is_open,
      jsonb_build_object(
        'excluded_player_id', excluded_player_id, 'excluded_username', (select username from players where id = excluded_player_id),
        'reasons', reasons, 'state', state
      ) as known
    from person_matches`,
  excluded_balance: (at) => sql`
    select 'excluded_balance' as kind, player_id as id, player_id, currency, amount, listed_at as since, 1 as version, null::uuid as decided_by,
      null::text as note, true as is_open,
      jsonb_build_object(
        'email', email, 'shut_by', case when is_excluded then 'self_exclusion' else 'closure' end, 'has_returned', has_returned
      ) as known
    from ${listedBalances(at)} listed`,
};

export type CaseFilter = { readonly kinds: readonly CaseKind[]; readonly state: CaseState; readonly playerId?: string | undefined };

/** A union of the cases of each kind; `first` limits the rows of each kind. */
function casesOf({ kinds, state, playerId }: CaseFilter, at: Date, first = sql``): RawBuilder<unknown> {
  const hasState = state === 'open' ? sql`is_open` : sql`not is_open`;
  const isOfPlayer = playerId === undefined ? sql`true` : sql`player_id = ${playerId}::uuid`;
  const parts = kinds.map((kind) => sql`(select * from (${sources[kind](at)}) of_kind where ${hasState} and ${isOfPlayer} ${first})`);
  return sql.join(parts, sql` union all `);
}

const withNames = (cases: RawBuilder<unknown>): RawBuilder<CaseRow> => sql<CaseRow>`
  select cases.kind, cases.id, cases.player_id, players.username, coalesce(cases.currency, players.currency) as currency, cases.amount, cases.since,
    cases.version, cases.decided_by, officers.username as decider, cases.note, cases.known
  from (${cases}) cases
  join players on players.id = cases.player_id
  left join players officers on officers.id = cases.decided_by
  order by cases.since, cases.id`;

/** Cases of the given kinds, oldest first. */
export async function readCases(
  db: Connection,
  filter: CaseFilter,
  at: Date,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  // Each kind is read in the order of its index, up to the end of the page.
  const first = sql`order by since, id limit ${offset + limit}`;
  const page = sql`select * from (${casesOf(filter, at, first)}) first order by since, id limit ${limit} offset ${offset}`;
  const [{ rows }, total] = await Promise.all([withNames(page).execute(db), countCases(db, filter, at)]);
  return { rows, total };
}

/** Number of cases that a filter matches. */
export async function countCases(db: Connection, filter: CaseFilter, at: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${casesOf(filter, at)}) cases`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One case, whatever its state. */
export async function readCase(db: Connection, kind: CaseKind, id: string, at: Date): Promise<CaseRow> {
  const { rows } = await withNames(sql`select * from (${sources[kind](at)}) one where id = ${id}::uuid`).execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Case ${id} is gone`);
  return row;
}
