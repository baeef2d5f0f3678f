import { sql, type Selectable } from 'kysely';
import type { MatchReason, PersonMatchState } from '@playfront/api-contract';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { writePersonKeys } from '../players/person-keys.store.ts';
import { nearBirthdays, type PersonKeys } from '../text-matching/person-keys.rules.ts';
import type { ComparedAccount } from './person-match.rules.ts';
import type { PersonMatchesTable } from './persons.tables.ts';

type PersonMatch = Selectable<PersonMatchesTable>;

/** An account with all data for comparing it with others. `exclusion`: the active self-exclusion, the longest of several. */
export type PersonRow = ComparedAccount & {
  readonly playerId: string;
  readonly createdAt: Date;
  readonly exclusion: { readonly startsAt: Date; readonly endsAt: Date | null } | undefined;
  readonly hasSameCard: boolean;
};

type Row = PersonKeys & {
  player_id: string;
  activated: boolean;
  kyc_status: string;
  is_cleared: boolean;
  created_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
  has_same_card: boolean;
};

const columns = (self: string | null, at: Date) => sql`
  keys.player_id, keys.name_parts, keys.birthday, keys.email_key, keys.phone_key, players.activated, players.kyc_status, players.created_at, exclusion.starts_at, exclusion.ends_at,
  exists (select from person_matches where player_id = keys.player_id and state = 'cleared') as is_cleared,
  exists (
    select from payment_instruments own join payment_instruments other using (token, processor)
    where own.player_id = ${self}::uuid and other.player_id = keys.player_id
  ) as has_same_card
  from person_keys keys
  join players on players.id = keys.player_id
  left join lateral (
    select starts_at, ends_at from player_restrictions
    where player_id = keys.player_id and kind = 'self_exclusion' and (ends_at is null or ends_at > ${at})
    order by ends_at desc nulls first limit 1
  ) exclusion on true`;

export async function readPerson(db: Connection, playerId: string, at: Date): Promise<PersonRow> {
  const { rows } = await sql<Row>`select ${columns(null, at)} where keys.player_id = ${playerId}`.execute(db);
  const [row] = rows;
  if (row) return personOf(row);
  // The player was inserted by other means than `insertPlayer`, so the keys are missing.
  await writePersonKeys(db, playerId, await db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow());
  return readPerson(db, playerId, at);
}

/**
 * Accounts that have a key in common with this one, found by index: mailbox, phone number, a birthday at most a day apart, or a card. `among` limits
 * them to self-excluded ones or those on a break.
 */
export async function findAlike(
  db: Connection,
  { playerId, keys }: PersonRow,
  among: 'excluded' | 'on_break' | 'all',
  at: Date,
): Promise<PersonRow[]> {
  const isAmong = {
    excluded: sql`exclusion.starts_at is not null`,
    on_break: sql`exists (select from player_restrictions where player_id = keys.player_id and kind = 'break' and ends_at > ${at})`,
    all: sql`true`,
  }[among];
  const days = sql.join(nearBirthdays(keys.birthday).map((day) => sql`${day}::date`));
  const { rows } = await sql<Row>`
    select ${columns(playerId, at)}
    where keys.player_id in (
      select player_id from person_keys where email_key = ${keys.email_key}
      union select player_id from person_keys where phone_key <> '' and phone_key = ${keys.phone_key}
      union select player_id from person_keys where birthday in (${days})
      union select other.player_id from payment_instruments own join payment_instruments other using (token, processor) where own.player_id = ${playerId}
    )
    and keys.player_id <> ${playerId}
    and ${isAmong}`.execute(db);
  return rows.map(personOf);
}

function personOf({ player_id, activated, kyc_status, is_cleared, created_at, starts_at, ends_at, has_same_card, ...keys }: Row): PersonRow {
  return {
    playerId: player_id,
    keys,
    isMailConfirmed: activated,
    isVerified: kyc_status === 'verified',
    isCleared: is_cleared,
    createdAt: created_at,
    exclusion: starts_at ? { startsAt: starts_at, endsAt: ends_at } : undefined,
    hasSameCard: has_same_card,
  };
}

export type NewMatch = {
  readonly playerId: string;
  readonly excludedPlayerId: string;
  readonly reasons: readonly MatchReason[];
  readonly state: 'held' | 'flagged';
  /** Whether it may end a hold: it is based on the operator's findings, not on data that the account's own player can edit. */
  readonly canRelease: boolean;
};

/**
 * Stores all matches of an account with excluded ones, or of an excluded one with others. The statement is the same without any match, so that its
 * duration reveals nothing. Decisions of the operator are not changed. No edit by the account's own player ends a hold; a new comparison of the
 * excluded account does, if they no longer match. Returns the state of each stored match.
 */
export async function storeMatches(
  trx: DatabaseTransaction,
  of: { readonly playerId: string } | { readonly excludedPlayerId: string },
  matches: readonly NewMatch[],
  at: Date,
): Promise<{ playerId: string; excludedPlayerId: string; state: PersonMatchState }[]> {
  const { rows } = await sql<{ playerId: string; excludedPlayerId: string; state: PersonMatchState }>`
    with released as (
      update person_matches set state = 'flagged'
      where state = 'held'
        and ${'playerId' in of ? sql`false` : sql`excluded_player_id = ${of.excludedPlayerId}`}
        and (player_id, excluded_player_id) not in (
          select "playerId", "excludedPlayerId"
          from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as row ("playerId" uuid, "excludedPlayerId" uuid)
        )
    )
    insert into person_matches as match (player_id, excluded_player_id, reasons, state, created_at)
    select "playerId", "excludedPlayerId", array(select jsonb_array_elements_text(reasons)), state, ${at}
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as row (
      "playerId" uuid, "excludedPlayerId" uuid, reasons jsonb, state text, "canRelease" boolean
    )
    where "canRelease" or state = 'held' or not exists (
      select from person_matches known
      where known.player_id = "playerId" and known.excluded_player_id = "excludedPlayerId" and known.state = 'held'
    )
    order by "playerId", "excludedPlayerId"
    on conflict (player_id, excluded_player_id) do update set reasons = excluded.reasons,
      state = case when match.state in ('held', 'flagged') then excluded.state else match.state end
    returning player_id as "playerId", excluded_player_id as "excludedPlayerId", state`.execute(trx);
  return rows;
}

/** Marks the match of an account as proven. */
export async function markExcluded(trx: DatabaseTransaction, playerId: string, excludedPlayerId: string): Promise<void> {
  await trx
    .updateTable('person_matches')
    .set({ state: 'excluded' })
    .where('player_id', '=', playerId)
    .where('excluded_player_id', '=', excludedPlayerId)
    .where('state', '<>', 'cleared')
    .execute();
}

export function findMatch(db: Connection, id: string): Promise<Pick<PersonMatch, 'player_id' | 'excluded_player_id'> | undefined> {
  return db.selectFrom('person_matches').select(['player_id', 'excluded_player_id']).where('id', '=', id).executeTakeFirst();
}

/** A match, locked until the caller's transaction ends. */
export function lockMatch(trx: DatabaseTransaction, id: string): Promise<PersonMatch> {
  return trx.selectFrom('person_matches').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export type MatchDecision = { readonly state: 'cleared' | 'excluded'; readonly decidedBy: string; readonly note: string; readonly at: Date };

export async function decideMatch(trx: DatabaseTransaction, id: string, { state, decidedBy, note, at }: MatchDecision): Promise<void> {
  await trx.updateTable('person_matches').set({ state, decided_by: decidedBy, decided_at: at, note }).where('id', '=', id).execute();
}
