import { sql, type Insertable, type Selectable } from 'kysely';
import type { SecurityKind } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import type { SecurityLogTable } from './audit.tables.ts';

export type SecurityRow = Insertable<SecurityLogTable>;

export async function insertSecurityRows(db: Connection, rows: readonly SecurityRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('security_log').values(rows).execute();
}

export function readScopes(db: Connection, ids: readonly string[]) {
  return ids.length === 0 ? [] : db.selectFrom('players').select(['id', 'scope']).where('id', 'in', ids).execute();
}

export type SecurityFilter = {
  readonly player?: string | undefined;
  readonly ip?: string | undefined;
  readonly kind?: SecurityKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
type Listed = Selectable<SecurityLogTable> & { readonly username: string | null };
type Page = { readonly page: number; readonly page_size: number };

/** Rows of the security log, newest first. */
export async function readSecurityRows(db: Connection, filter: SecurityFilter, page: Page): Promise<{ rows: Listed[]; total: number }> {
  const { player, ip, kind, from, to } = filter;
  let query = db.selectFrom('security_log');
  if (player) query = query.where('player_id', '=', player);
  if (ip) query = query.where('ip', '=', ip);
  if (kind) query = query.where('kind', '=', kind);
  if (from) query = query.where('at', '>=', new Date(from));
  if (to) query = query.where('at', '<', new Date(to));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('players', 'players.id', 'security_log.player_id')
    .selectAll('security_log')
    .select('players.username')
    .orderBy('security_log.id', 'desc')
    .limit(page.page_size)
    .offset((page.page - 1) * page.page_size)
    .execute();
  return { rows, total: Number(total) };
}

/** Deletes at most `limit` rows older than `before` and returns how many. */
export async function deleteOldSecurityRows(db: Connection, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from security_log where id in (select id from security_log where at < ${before} order by at limit ${limit}) returning id`.execute(db);
  return rows.length;
}
