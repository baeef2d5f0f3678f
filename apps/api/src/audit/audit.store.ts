import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { AuditLogTable } from './audit.tables.ts';

type NewRow = Omit<Insertable<AuditLogTable>, 'actor_name'>;

/** Adds a row with the name its actor has now. */
export async function insertAuditRow(db: Connection, row: NewRow): Promise<void> {
  await db
    .insertInto('audit_log')
    .values(({ selectFrom }) => ({
      ...row,
      actor_name: sql<string>`coalesce(${selectFrom('players').select('username').where('players.id', '=', row.actor_id)}, '')`,
    }))
    .execute();
}

export type AuditFilter = {
  readonly actor?: { readonly id: string } | { readonly name: string } | undefined;
  readonly target?: string | undefined;
  readonly call?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
type Page = { readonly page: number; readonly page_size: number };

/** Rows of the audit log, newest first. */
export async function readAuditRows(db: Connection, filter: AuditFilter, page: Page): Promise<{ rows: Selectable<AuditLogTable>[]; total: number }> {
  const { actor, target, call, from, to } = filter;
  let query = db.selectFrom('audit_log');
  if (actor) query = 'id' in actor ? query.where('actor_id', '=', actor.id) : query.where('actor_name', '=', actor.name);
  if (target) query = query.where('target_id', '=', target);
  if (call) query = query.where('call', '=', call);
  if (from) query = query.where('at', '>=', new Date(from));
  if (to) query = query.where('at', '<', new Date(to));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.page_size)
    .offset((page.page - 1) * page.page_size)
    .execute();
  return { rows, total: Number(total) };
}
