import { sql, type RawBuilder } from 'kysely';
import { plainEmail } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import { asName, searchKey } from '@playfront/typed-text';
import type { Connection } from '../database/database.ts';
import type { PlayerRow } from '../players/players.store.ts';
import { isClosed } from '../restrictions/closures.store.ts';
import { isOnRegistry } from '../restrictions/registry-exclusions.store.ts';

/** A player in the search results of staff; balances in minor units. */
export type FoundPlayer = Pick<
  PlayerRow,
  'id' | 'username' | 'first_name' | 'last_name' | 'country' | 'status' | 'kyc_status' | 'currency' | 'created_at'
> & {
  readonly real: number;
  readonly bonus: number;
  readonly locked: number;
  readonly is_excluded: boolean;
  readonly is_on_break: boolean;
  readonly is_closed: boolean;
};

export type PlayerSearch = {
  readonly search: string;
  readonly status: PlayerRow['status'] | undefined;
  readonly kycStatus: PlayerRow['kyc_status'] | undefined;
  readonly country: string | undefined;
  readonly at: Date;
  readonly offset: number;
  readonly limit: number;
  /** Maximum of the total that is counted. */
  readonly maxCount: number;
};

const foundColumns = (at: Date) => sql`
  players.id, username, first_name, last_name, country, players.status, kyc_status, players.currency, players.created_at,
  ${balanceOf('player_real')} as real, ${balanceOf('player_bonus')} as bonus, ${balanceOf('player_locked')} as locked,
  (${isRestricted('self_exclusion', at)} or ${isOnRegistry(sql`players.id`)}) as is_excluded, ${isRestricted('break', at)} as is_on_break,
  ${isClosed(sql`players.id`)} as is_closed`;

function balanceOf(kind: 'player_real' | 'player_bonus' | 'player_locked'): RawBuilder<number> {
  return sql`coalesce((
    select balance_after from postings
    where account_id = (select accounts.id from accounts where accounts.player_id = players.id and kind = ${sql.lit(kind)} limit 1) and sequence is not null
    order by sequence desc limit 1
  ), 0)`;
}

function isRestricted(kind: 'self_exclusion' | 'break', at: Date): RawBuilder<boolean> {
  return sql`exists (
    select from player_restrictions
    where player_restrictions.player_id = players.id and kind = ${sql.lit(kind)} and (ends_at is null or ends_at > ${at})
  )`;
}

/** An apostrophe matches every kind of apostrophe. */
const patternOf = (sign: string) => (searchKey(sign) === "'" ? '_' : sign.replace(/[\\%_]/, '\\$&'));

/** Columns that may begin with the search text; each has an index for prefixes. */
function matching(search: string): RawBuilder<boolean> {
  const name = search.includes('@') ? plainEmail(search) : asName(search);
  if (name === '') return sql`true`;
  const prefix = sql`lower(${`${Array.from(name, patternOf).join('')}%`})`;
  const text = name.toLowerCase();
  const digits = text.replace(/[\s()-]/g, '');
  const phone = /^\+?\d{3,}$/.test(digits) ? sql`or phone_number like ${`${digits}%`} or phone_number like ${`+${digits}%`}` : sql``;
  const id = /^[\da-f]{8}[\da-f-]*$/.test(text) ? sql`or id::text like ${prefix}` : sql``;
  return sql`(lower(username) like ${prefix} or lower(email) like ${prefix} or lower(first_name) like ${prefix} or lower(last_name) like ${prefix}
    or lower(first_name || ' ' || last_name) like ${prefix} ${phone} ${id})`;
}

/** Players whose data begins with a text, newest first. */
export async function searchPlayers(db: Connection, search: PlayerSearch): Promise<{ rows: FoundPlayer[]; total: number }> {
  const { status, kycStatus, country, at, offset, limit, maxCount } = search;
  const found = sql`${matching(search.search)}
    ${status === undefined ? sql`` : sql`and status = ${status}`} ${kycStatus === undefined ? sql`` : sql`and kyc_status = ${kycStatus}`}
    ${country === undefined ? sql`` : sql`and country = ${country}`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<FoundPlayer>`
      select ${foundColumns(at)} from players
      where id in (select id from players where ${found} order by created_at desc, id desc limit ${limit} offset ${offset})
      order by created_at desc, id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (select 1 from players where ${found} limit ${maxCount}) counted`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export type FoundRecord = {
  readonly kind: 'player' | 'withdrawal' | 'payment' | 'document' | 'round' | 'bet';
  readonly id: string;
  readonly state: string;
  readonly player_id: string;
  readonly username: string;
};

/** Finds the record of any kind with an id; each table is read by its primary key. */
export async function findRecord(db: Connection, id: string): Promise<FoundRecord | undefined> {
  const { rows } = await sql<FoundRecord>`
    select found.*, username from (
      select 'player' as kind, id, status as state, id as player_id from players where id = ${id}
      union all select 'withdrawal', id, status, player_id from withdrawals where id = ${id}
      union all select 'payment', id, status, player_id from payments where id = ${id}
      union all select 'document', id, status, player_id from documents where id = ${id}
      union all select 'round', id, state, player_id from game_rounds where id = ${id} and player_id is not null
      union all select 'bet', id, state, player_id from sports_bets where id = ${id}
    ) found join players on players.id = found.player_id
    limit 1`.execute(db);
  return rows[0];
}

export type PlayerFacts = {
  readonly deposited: number;
  readonly paid_out: number;
  readonly staked: number;
  readonly won: number;
  readonly open_bets: number;
  readonly open_bets_stake: number;
  readonly open_games: number;
  readonly pending_withdrawals: number;
  readonly pending_withdrawals_amount: number;
  /** Approved and not paid yet. */
  readonly processing_withdrawals: number;
  readonly processing_withdrawals_amount: number;
  readonly restricted_until: Date | null;
};

/** A player with the facts on the officer's overview. */
export async function readStaffPlayer(db: Connection, id: string, at: Date): Promise<(FoundPlayer & PlayerFacts & PlayerRow) | undefined> {
  const own = sql`player_id = players.id`;
  const { rows } = await sql<FoundPlayer & PlayerFacts & PlayerRow>`
    select ${foundColumns(at)}, email, phone_number, birthday, city, address, postal_code, language, activated, scope,
      (select coalesce(sum(amount), 0)::bigint from payments where payments.${own} and payments.status = 'complete') as deposited,
      (select coalesce(sum(amount), 0)::bigint from withdrawals where withdrawals.${own} and withdrawals.status = 'complete') as paid_out,
      (select coalesce(sum(staked), 0)::bigint from player_day_totals where ${own}) as staked,
      (select coalesce(sum(won), 0)::bigint from player_day_totals where ${own}) as won,
      (select count(*)::int from sports_bets where sports_bets.${own} and state = 'open') as open_bets,
      (select coalesce(sum(stake), 0)::bigint from sports_bets where sports_bets.${own} and state = 'open') as open_bets_stake,
      (select count(*)::int from round_sessions where round_sessions.${own} and mode = 'real' and expires_at > ${at}) as open_games,
      ongoing.*,
      (select case when bool_or(ends_at is null) then null else max(ends_at) end from player_restrictions
        where ${own} and (ends_at is null or ends_at > ${at})) as restricted_until
    from players cross join lateral (
      select count(*) filter (where withdrawals.status = 'pending')::int as pending_withdrawals,
        coalesce(sum(amount) filter (where withdrawals.status = 'pending'), 0)::bigint as pending_withdrawals_amount,
        count(*) filter (where withdrawals.status = 'processing')::int as processing_withdrawals,
        coalesce(sum(amount) filter (where withdrawals.status = 'processing'), 0)::bigint as processing_withdrawals_amount
      from withdrawals where withdrawals.${own} and withdrawals.status in ('pending', 'processing')
    ) ongoing
    where players.id = ${id}`.execute(db);
  return rows[0];
}

/** The effect of a transfer on the accounts of one player. */
export type LedgerEntry = {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly reference: string;
  readonly currency: Currency;
  readonly real: number;
  readonly bonus: number;
  readonly locked: number;
  readonly real_after: number | null;
  /** The transfer's first posting; the next page continues before it. */
  readonly first_posting: number;
};

/** The latest transfers of a player; each account is read backwards along its index. */
export async function readLedger(db: Connection, playerId: string, before: number | undefined, limit: number): Promise<LedgerEntry[]> {
  const own = sql`select id, kind, currency from accounts where player_id = ${playerId}`;
  const { rows } = await sql<LedgerEntry>`
    with own as (${own}), recent as (
      select latest.transfer_id, max(latest.id) as last_posting
      from own cross join lateral (
        select transfer_id, id from postings
        where account_id = own.id and sequence is not null ${before === undefined ? sql`` : sql`and id < ${before}`}
        order by sequence desc limit ${limit}
      ) latest
      group by latest.transfer_id order by last_posting desc limit ${limit}
    )
    select transfers.id, transfers.created_at as at, transfers.kind, coalesce(transfers.round_id::text, transfers.idempotency_key) as reference,
      min(own.currency) as currency,
      coalesce(sum(amount) filter (where own.kind = 'player_real'), 0)::bigint as real,
      coalesce(sum(amount) filter (where own.kind = 'player_bonus'), 0)::bigint as bonus,
      coalesce(sum(amount) filter (where own.kind = 'player_locked'), 0)::bigint as locked,
      (array_agg(balance_after order by postings.sequence desc) filter (where own.kind = 'player_real'))[1] as real_after,
      min(postings.id) as first_posting
    from recent join transfers on transfers.id = recent.transfer_id
    join postings on postings.transfer_id = transfers.id join own on own.id = postings.account_id
    group by transfers.id, recent.last_posting order by recent.last_posting desc`.execute(db);
  return rows;
}

/** The number of open decisions in each queue. */
export async function countQueues(db: Connection) {
  const { rows } = await sql<{ withdrawals: number; withdrawals_to_pay: number; documents: number; contact_messages: number }>`
    select
      (select count(*)::int from withdrawals where status = 'pending') as withdrawals,
      (select count(*)::int from withdrawals where status = 'processing' and is_paid_by_hand) as withdrawals_to_pay,
      (select count(*)::int from documents where status = 'pending') as documents,
      (select count(*)::int from contact_messages where status = 'pending') as contact_messages`.execute(db);
  return rows[0] ?? { withdrawals: 0, withdrawals_to_pay: 0, documents: 0, contact_messages: 0 };
}
