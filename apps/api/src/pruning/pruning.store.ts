import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Deletes at most `limit` rows that ended before a time, and returns how many. */
export type Prune = (db: Connection, before: Date, limit: number) => Promise<number>;

const counted = async (deleted: Promise<{ readonly rows: readonly unknown[] }>) => (await deleted).rows.length;

/** Mails that were given up, which deleted their text. */
export const pruneUnsendableMails: Prune = (db, before, limit) =>
  counted(sql`delete from outbox where id in (select id from outbox where failed_at < ${before} limit ${limit}) returning 1`.execute(db));

export const pruneLocalMails: Prune = (db, before, limit) =>
  counted(sql`delete from local_mails where id in (select id from local_mails where created_at < ${before} limit ${limit}) returning 1`.execute(db));

/** Ended sessions; sessions with game rounds are permanent, as the rounds are. */
export const pruneSessions: Prune = (db, before, limit) =>
  counted(
    sql`
      delete from sessions where id in (
        select id from sessions where expires_at < ${before}
          and not exists (select 1 from round_sessions where round_sessions.session_id = sessions.id) limit ${limit}
      ) returning 1`.execute(db),
  );

/** Tokens of ended round sessions; the session and its rounds are permanent. */
export const pruneRoundTokens: Prune = (db, before, limit) =>
  counted(
    sql`
      delete from round_session_tokens where token_hash in (
        select token_hash from round_session_tokens tokens
          join round_sessions on round_sessions.id = tokens.round_session_id and round_sessions.expires_at < ${before}
        where tokens.created_at < ${before} limit ${limit}
      ) returning 1`.execute(db),
  );

/** Previous names of players; the audit log still records who changed them. */
export const pruneNameChanges: Prune = (db, before, limit) =>
  counted(
    sql`delete from name_changes where id in (select id from name_changes where created_at < ${before} limit ${limit}) returning 1`.execute(db),
  );

/** Devices that are no longer used, except the last one of a player: without any, the next login would count as the first. */
export const pruneDevices: Prune = (db, before, limit) =>
  counted(
    sql`
      delete from player_devices where (player_id, device_id) in (
        select player_id, device_id from player_devices device where last_login_at < ${before} and exists (
          select 1 from player_devices later
          where later.player_id = device.player_id and (later.last_login_at, later.device_id) > (device.last_login_at, device.device_id)
        ) limit ${limit}
      ) returning 1`.execute(db),
  );
