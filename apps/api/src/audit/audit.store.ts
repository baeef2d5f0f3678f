import { sql, type Insertable, type Selectable } from 'kysely';
import { usernameKey } from '@playfront/api-contract';
import { maxCountedEntries } from '@playfront/api-contract/staff';
import type { Connection } from '../database/database.ts';
import type { AuditLogTable } from './audit.tables.ts';

type NewRow = Omit<Insertable<AuditLogTable>, 'actor_name'> & { readonly actor_id: string | null };

/** Adds a row with the current name of its actor. */
export async function insertAuditRow(db: Connection, row: NewRow): Promise<void> {
  const { actor_id: actorId } = row;
  await db
    .insertInto('audit_log')
    .values(({ selectFrom }) => ({
      ...row,
      actor_name: sql<string>`coalesce(${actorId === null ? sql`null` : selectFrom('players').select('username').where('players.id', '=', actorId)}, '')`,
    }))
    .execute();
}

export type AuditFilter = {
  readonly actor?: { readonly id: string } | { readonly name: string } | undefined;
  /** An id, or the username of a player. */
  readonly target?: string | undefined;
  readonly call?: string | undefined;
  readonly only_changes: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
type AuditRow = Selectable<AuditLogTable> & { readonly player: string | null };

/** The player whom a target concerns. Ids of targets are text, since targets of other kinds may have no UUID. */
const concernedPlayer = sql<string | null>`(
  select username from players where players.id = case target_kind
    when 'player' then target_id::uuid
    when 'withdrawal' then (select player_id from withdrawals where withdrawals.id = target_id::uuid)
    when 'document' then (select player_id from documents where documents.id = target_id::uuid)
  end
)`;
type Page = { readonly page: number; readonly page_size: number };

/** Rows of the audit log, newest first. The ids on the page are read first, from an index alone. */
export async function readAuditRows(db: Connection, filter: AuditFilter, page: Page): Promise<{ rows: AuditRow[]; total: number }> {
  const { actor, target, call, only_changes: isOnlyChanges, from, to } = filter;
  let query = db.selectFrom('audit_log');
  if (actor) query = 'id' in actor ? query.where('actor_id', '=', actor.id) : query.where('actor_name', '=', actor.name);
  if (target) query = query.where(sql<boolean>`target_id in (${target}, (select id::text from players where username_key = ${usernameKey(target)}))`);
  // Only reads store their request.
  if (isOnlyChanges) query = query.where('request', 'is', null);
  if (call) query = query.where('call', '=', call);
  if (from) query = query.where('at', '>=', new Date(from));
  if (to) query = query.where('at', '<', new Date(to));
  const found = query
    .select('id')
    .orderBy('id', 'desc')
    .limit(page.page_size)
    .offset((page.page - 1) * page.page_size);
  const counted = query.select('id').limit(maxCountedEntries);
  const [rows, { total }] = await Promise.all([
    db.selectFrom('audit_log').selectAll().select(concernedPlayer.as('player')).where('id', 'in', found).orderBy('id', 'desc').execute(),
    db
      .selectFrom(counted.as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
