import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { SiteContentTable, SiteContentVersionsTable } from './content.tables.ts';

export type ContentRow = Selectable<SiteContentTable>;
export type VersionRow = Selectable<SiteContentVersionsTable>;
/** With the username of the author. */
export type WithAuthor<Row> = Row & { readonly author: string | null };

const fallbackLocale = 'en';

const authorOf = (eb: ExpressionBuilder<Schema, 'site_content'>) =>
  eb.selectFrom('players').select('username').whereRef('players.id', '=', 'site_content.updated_by').as('author');

/** A text in `locale`, or in English. */
export async function readContent(db: Connection, key: string, locale: string): Promise<ContentRow | undefined> {
  return db
    .selectFrom('site_content')
    .selectAll()
    .where('key', '=', key)
    .where('locale', 'in', [locale, fallbackLocale])
    .orderBy(sql`locale = ${locale}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A text in exactly this language, locked until the caller's transaction ends. */
export function findContent(trx: DatabaseTransaction, key: string, locale: string): Promise<ContentRow | undefined> {
  return trx.selectFrom('site_content').selectAll().where('key', '=', key).where('locale', '=', locale).forUpdate().executeTakeFirst();
}

/** Every text whose key starts with `prefix`, each in `locale` or in English, in order. */
export async function readContentUnder(db: Connection, prefix: string, locale: string): Promise<ContentRow[]> {
  const rows = await db
    .selectFrom('site_content')
    .selectAll()
    .distinctOn('key')
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .where('locale', 'in', [locale, fallbackLocale])
    .orderBy('key')
    .orderBy(sql`locale = ${locale}`, 'desc')
    .execute();
  return rows.sort((one, other) => one.position - other.position);
}

type Filter = { readonly key?: string | undefined; readonly locale?: string | undefined };

export async function listContent(
  db: Connection,
  { key, locale }: Filter,
  page: { readonly page: number; readonly page_size: number },
): Promise<{ rows: WithAuthor<ContentRow>[]; total: number }> {
  let query = db.selectFrom('site_content');
  if (key) query = query.where('key', '=', key);
  if (locale) query = query.where('locale', '=', locale);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('players', 'players.id', 'site_content.updated_by')
    .selectAll('site_content')
    .select('players.username as author')
    .orderBy('key')
    .orderBy('locale')
    .limit(page.page_size)
    .offset((page.page - 1) * page.page_size)
    .execute();
  return { rows, total: Number(total) };
}

/** The versions of a text, newest first. */
export async function listVersions(db: Connection, key: string, locale: string, limit: number): Promise<WithAuthor<VersionRow>[]> {
  return db
    .selectFrom('site_content_versions')
    .leftJoin('players', 'players.id', 'site_content_versions.updated_by')
    .selectAll('site_content_versions')
    .select('players.username as author')
    .where('key', '=', key)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Inserts a text and its version, which continues those of a removed one; undefined if it exists already. */
export async function insertContent(trx: DatabaseTransaction, row: Omit<ContentRow, 'version'>): Promise<WithAuthor<ContentRow> | undefined> {
  const { last } = await trx
    .selectFrom('site_content_versions')
    .select((eb) => eb.fn.max<number | null>('version').as('last'))
    .where('key', '=', row.key)
    .where('locale', '=', row.locale)
    .executeTakeFirstOrThrow();
  const written = await trx
    .insertInto('site_content')
    .values({ ...row, version: (last ?? 0) + 1 })
    .onConflict((conflict) => conflict.columns(['key', 'locale']).doNothing())
    .returningAll()
    .returning(authorOf)
    .executeTakeFirst();
  if (written) await insertVersion(trx, written, 'created');
  return written;
}

type Change = Pick<ContentRow, 'key' | 'locale' | 'body_html' | 'updated_at' | 'updated_by'> & Partial<Pick<ContentRow, 'title' | 'position'>>;

/** Replaces version `version`; undefined if the text does not exist in that version. */
export async function updateContent(
  trx: DatabaseTransaction,
  version: number,
  { key, locale, ...change }: Change,
): Promise<WithAuthor<ContentRow> | undefined> {
  const written = await trx
    .updateTable('site_content')
    .set({ ...change, version: version + 1 })
    .where('key', '=', key)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .returningAll()
    .returning(authorOf)
    .executeTakeFirst();
  if (written) await insertVersion(trx, written, 'updated');
  return written;
}

/** Removes version `version`; returns whether it existed. */
export async function removeContent(
  trx: DatabaseTransaction,
  version: number,
  { key, locale, updated_at, updated_by }: Pick<ContentRow, 'key' | 'locale' | 'updated_at' | 'updated_by'>,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('site_content')
    .where('key', '=', key)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (removed) await insertVersion(trx, { ...removed, version: version + 1, updated_at, updated_by }, 'removed');
  return removed !== undefined;
}

export async function hasContent(db: Connection, key: string, locale: string): Promise<boolean> {
  const row = await db.selectFrom('site_content').select('key').where('key', '=', key).where('locale', '=', locale).executeTakeFirst();
  return row !== undefined;
}

async function insertVersion(
  trx: DatabaseTransaction,
  { key, locale, title, body_html, position, version, updated_at, updated_by }: ContentRow,
  action: VersionRow['action'],
): Promise<void> {
  const row = { key, locale, title, body_html, position, version, updated_at, updated_by, action };
  await trx.insertInto('site_content_versions').values(row).execute();
}
