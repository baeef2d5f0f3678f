import { sql } from 'kysely';
import { declineReasons } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { Connection } from '../database/database.ts';
import { dayOf } from '../limits/periods.rules.ts';
import type { PlayState } from '../limits/play-time.rules.ts';
import { dayMs, harmRules, type Deposit, type HourOfPlay, type NightOfPlay, type PlayerFacts } from './harm-markers.rules.ts';
import type { Night } from './nights.ts';

/** From `since`, exclusive, to `until`. */
export type ScanPeriod = { readonly since: Date; readonly until: Date };
export type ActivePlayer = { readonly id: string; readonly country: string; readonly currency: Currency };

/** The reasons of deposits that the player's bank declined. */
const declinedReasons = ['deposit_fail', ...declineReasons];

const hourMs = 3_600_000;
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);
const hourOf = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs);

/** Rounds and sports bets of one player in a time range, each with `stake` and `won`. An open bet does not count as lost. */
const stakesOf = (playerId: string, range: ReturnType<typeof sql>) => sql`
  select created_at, stake, case when state = 'open' then stake else win end as won from game_rounds where player_id = ${playerId} and state <> 'void' and ${range}
  union all
  select created_at, stake, coalesce(returned, stake) from sports_bets where player_id = ${playerId} and state <> 'void' and ${range}`;

/** The players with events that the rules use. */
export async function readActivePlayers(db: Connection, { since, until }: ScanPeriod): Promise<ActivePlayer[]> {
  // An hour of play is evaluated once it has ended, even if the player stopped before.
  const stakedFrom = hourOf(until) > hourOf(since) ? hourOf(since) : since;
  const { rows } = await sql<ActivePlayer>`
    select id, country, currency from players where id in (
      select player_id from player_day_totals join play_states using (player_id) where day >= ${dayOf(stakedFrom)}::date and last_stake_at >= ${stakedFrom}
      union select player_id from payments where status in ('complete', 'failed') and settled_at > ${since} and settled_at <= ${until}
      union select player_id from withdrawals where status = 'cancelled' and settled_at > ${since} and settled_at <= ${until}
      union select player_id from protection_events where created_at > ${since} and created_at <= ${until}
    ) order by id`.execute(db);
  return rows;
}

/** The facts that the rules need for a player's events in a scan period. */
export async function readFacts(
  db: Connection,
  { id, currency }: ActivePlayer,
  { since, until }: ScanPeriod,
  nights: readonly Night[],
): Promise<PlayerFacts> {
  const { deposits, declined } = await readPayments(db, id, { since: before(since, harmRules.declined_deposits.days * dayMs), until });
  const tools = await readProtectionEvents(db, id, { since: before(since, harmRules.raised_limits.days * dayMs), until });
  const at = (kind: string) => tools.filter((event) => event.kind === kind).map(({ created_at }) => ({ at: created_at, amount: null }));
  const cancelled = await db
    .selectFrom('withdrawals')
    .select(['settled_at', 'amount'])
    .where('player_id', '=', id)
    .where(sql<boolean>`status = 'cancelled'`)
    .where('settled_at', '>', before(since, harmRules.cancelled_withdrawals.days * dayMs))
    .where('settled_at', '<=', until)
    .orderBy('settled_at')
    .execute();
  return {
    currency,
    deposits,
    declinedDeposits: declined,
    cancelledWithdrawals: cancelled.flatMap(({ settled_at, amount }) => (settled_at ? [{ at: settled_at, amount }] : [])),
    raisedLimits: at('limit_asked'),
    reachedSessionLimits: at('session_limit_sign_out'),
    hours: await readHours(db, id, { since, until }),
    nights: await readNights(db, id, nights, until),
    session: await readSession(db, id),
  };
}

type PaymentLine = { at: Date; amount: number; status: 'complete' | 'failed'; lost: number; balance: number };

async function readPayments(db: Connection, playerId: string, { since, until }: ScanPeriod): Promise<{ deposits: Deposit[]; declined: Deposit[] }> {
  const range = sql`created_at >= payments.settled_at - ${harmRules.chasing_deposits.withinMs} * interval '1 millisecond' and created_at < payments.settled_at`;
  const { rows } = await sql<PaymentLine>`
    select settled_at as at, amount, status, coalesce(played.lost, 0)::bigint as lost, coalesce(posted.balance, 0) as balance
    from payments
    left join lateral (
      select sum(stake - won) as lost from (${stakesOf(playerId, range)}) stakes where payments.status = 'complete'
    ) played on true
    left join lateral (
      select balance_after - postings.amount as balance
      from transfers join postings on postings.transfer_id = transfers.id
      join accounts on accounts.id = account_id and accounts.kind = 'player_real' and accounts.player_id = ${playerId}
      where idempotency_key = 'payment:' || payments.id
    ) posted on true
    where player_id = ${playerId} and (status = 'complete' or (status = 'failed' and reason = any(${declinedReasons})))
      and settled_at > ${since} and settled_at <= ${until}
    order by settled_at`.execute(db);
  const of = (status: PaymentLine['status']) =>
    rows
      .filter((line) => line.status === status)
      .map(({ at, amount, lost, balance }) => ({ at, amount, lostBefore: Math.max(0, lost), balanceBefore: balance }));
  return { deposits: of('complete'), declined: of('failed') };
}

function readProtectionEvents(db: Connection, playerId: string, { since, until }: ScanPeriod) {
  return db
    .selectFrom('protection_events')
    .select(['kind', 'created_at'])
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .execute();
}

/** The clock hours that ended in a scan period, and the hour before them. */
async function readHours(db: Connection, playerId: string, { since, until }: ScanPeriod): Promise<HourOfPlay[]> {
  const [first, end] = [before(hourOf(since), hourMs), hourOf(until)];
  if (end <= since) return [];
  const { rows } = await sql<HourOfPlay>`
    select date_trunc('hour', created_at at time zone 'UTC') at time zone 'UTC' as "startsAt", count(*)::int as stakes,
      sum(stake)::bigint as staked, sum(won)::bigint as won
    from (${stakesOf(playerId, sql`created_at >= ${first} and created_at < ${end}`)}) stakes
    group by 1 order by 1`.execute(db);
  return rows;
}

async function readNights(db: Connection, playerId: string, nights: readonly Night[], until: Date): Promise<NightOfPlay[]> {
  if (nights.length === 0) return [];
  const windows = sql.join(nights.map(({ day, from, to }) => sql`(${day}::text, ${from}::timestamptz, ${to}::timestamptz)`));
  const { rows } = await sql<NightOfPlay>`
    select night.day, count(distinct floor(extract(epoch from created_at) / 900))::int as quarters, max(created_at) as "lastAt"
    from (values ${windows}) night (day, starts_at, ends_at)
    cross join lateral (
      ${stakesOf(playerId, sql`created_at >= night.starts_at and created_at < night.ends_at and created_at <= ${until}`)}
    ) stakes
    group by 1 order by 1`.execute(db);
  return rows;
}

async function readSession(db: Connection, playerId: string): Promise<PlayState | undefined> {
  const row = await db.selectFrom('play_states').selectAll().where('player_id', '=', playerId).executeTakeFirst();
  return row && { startedAt: row.started_at, lastStakeAt: row.last_stake_at, staked: row.staked, won: row.won };
}
