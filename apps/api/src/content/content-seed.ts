import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { translationsFolder } from '../seed-texts/seed-texts.ts';
import { cleanHtml } from './clean-html.ts';
import { insertContent, updateContent } from './content.store.ts';

export type SeedContent = { readonly key: string; readonly locale: string; readonly title: string; readonly body: string; readonly position: number };

const seedName = 'content';

/** The texts in `translations/<locale>/pages`: a file per page, and `faq.html`. */
export async function readContentSeed(folder = translationsFolder): Promise<SeedContent[]> {
  const locales = (await readdir(folder)).sort().filter((locale) => existsSync(join(folder, locale, 'pages')));
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const files = (await readdir(join(folder, locale, 'pages'))).sort();
      const read = (file: string) => readFile(join(folder, locale, 'pages', file), 'utf8');
      return Promise.all(
        files.map(async (file, position) =>
          file === 'faq.html' ? faqOf(await read(file), locale) : [pageOf(await read(file), file, locale, position)],
        ),
      );
    }),
  );
  return texts.flat(2);
}

/** A page: its title in the first `h1`, then its body. */
function pageOf(html: string, file: string, locale: string, position: number): SeedContent {
  const [, title, body] = /^\s*<h1>([^<]+)<\/h1>(.*)$/s.exec(html) ?? [];
  if (!title || !body) throw new Error(`${locale}/${file} does not start with a title`);
  return { key: basename(file, extname(file)), locale, title: oneLine(title), body, position };
}

/** The FAQ: each `h1` is a section, each `h2` a question in it; their `id` is the last part of the key. */
function faqOf(html: string, locale: string): SeedContent[] {
  let section = '';
  return html
    .trim()
    .split(/(?=<h[12] )/)
    .map((part, position) => {
      const [, level, id, title, body] = /^<h([12]) id="([a-z0-9-]+)"\s*>([^<]+)<\/h\1\s*>(.*)$/s.exec(part) ?? [];
      if (!id || !title || body === undefined) throw new Error(`${locale}/faq.html cannot be read at: ${part.slice(0, 60)}`);
      if (level === '1') section = id;
      return { key: level === '1' ? `faq.${id}` : `faq.${section}.${id}`, locale, title: oneLine(title), body, position };
    });
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Updates the texts to the seed. A text that an editor wrote, changed or removed is left alone from then on; texts that are no longer in the seed
 * stay.
 */
export async function seedContent(database: Database, texts: readonly SeedContent[], now: Date): Promise<'seeded' | 'unchanged'> {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const known = await database.selectFrom('seeds').select('hash').where('name', '=', seedName).executeTakeFirst();
  if (known?.hash === hash) return 'unchanged';
  await database.transaction().execute(async (trx) => {
    // Of two concurrent first starts, the second waits here and then finds it done.
    await sql`select pg_advisory_xact_lock(7203120)`.execute(trx);
    await writeTexts(trx, texts, now);
    await trx
      .insertInto('seeds')
      .values({ name: seedName, hash, applied_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, applied_at: now }))
      .execute();
  });
  return 'seeded';
}

async function writeTexts(trx: DatabaseTransaction, texts: readonly SeedContent[], now: Date): Promise<void> {
  const placeOf = ({ key, locale }: { key: string; locale: string }) => `${locale} ${key}`;
  const edited = await trx.selectFrom('site_content_versions').select(['key', 'locale']).where('updated_by', 'is not', null).distinct().execute();
  const isEdited = new Set(edited.map(placeOf));
  const current = new Map((await trx.selectFrom('site_content').selectAll().execute()).map((row) => [placeOf(row), row]));
  for (const { key, locale, title, body, position } of texts) {
    const place = placeOf({ key, locale });
    if (isEdited.has(place)) continue;
    const text = { key, locale, title, body_html: cleanHtml(body), position, updated_at: now, updated_by: null };
    const row = current.get(place);
    if (!row) await insertContent(trx, text);
    else if (row.title !== title || row.body_html !== text.body_html || row.position !== position) await updateContent(trx, row.version, text);
  }
}
