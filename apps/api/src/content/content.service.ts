import type { Refusal } from '@playfront/api-contract';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { cleanHtml } from './clean-html.ts';
import {
  findContent,
  insertContent,
  hasContent,
  listContent,
  listVersions,
  readContent,
  readContentUnder,
  removeContent,
  updateContent,
  type ContentRow,
  type WithAuthor,
  type VersionRow,
} from './content.store.ts';

type Place = { readonly key: string; readonly locale: string };
type WireContent = Place & { title: string; body_html: string; version: number; updated_at: string };
type WireSiteContent = WireContent & { position: number; updated_by: string | null };
type WireFaqQuestion = { id: string; question: string; answer_html: string; locale: string };
type WireFaqSection = { id: string; title: string; locale: string; questions: WireFaqQuestion[] };
type Written = Promise<Refusal | { readonly status: 1; readonly content: WireSiteContent }>;
type Page = { readonly page: number; readonly page_size: number };

/** The site's texts: readable by all visitors, written by editors, whose player ids are stored in the versions. */
export type ContentService = {
  read(place: Place): Promise<Refusal | { readonly status: 1; readonly content: WireContent }>;
  readFaq(wanted: {
    readonly locale: string;
    readonly id?: string | undefined;
  }): Promise<Refusal | { readonly status: 1; readonly faqs: WireFaqSection[] }>;
  list(
    filter: { readonly [Part in keyof Place]?: string | undefined },
    page: Page,
  ): Promise<{
    readonly status: 1;
    readonly contents: WireSiteContent[];
    readonly total: number;
    readonly history: (WireSiteContent & Pick<VersionRow, 'action'>)[];
  }>;
  create(authorId: string, text: Place & { title: string; body: string; position: number }, audit: AuditEntry): Written;
  update(
    authorId: string,
    text: Place & { title?: string | undefined; body: string; position?: number | undefined; version: number },
    audit: AuditEntry,
  ): Written;
  remove(authorId: string, text: Place & { version: number }, audit: AuditEntry): Promise<Refusal | { readonly status: 1 }>;
};

const faqPrefix = 'faq.';
const shownVersions = 50;

/** `brand` replaces `{brand}` in texts, so that one text serves every brand. */
export function createContent({ database, now, brand }: { database: Database; now: () => Date; brand: string }): ContentService {
  const branded = (text: string) => text.replaceAll('{brand}', brand);

  /** The refusal for a text that does not exist in the given version. */
  async function refusalOf({ key, locale }: Place): Promise<Refusal> {
    return refuse((await hasContent(database, key, locale)) ? 'conflict' : 'not_found');
  }

  return {
    async read({ key, locale }) {
      const row = await readContent(database, key, locale);
      if (!row) return refuse('not_found');
      return { status: 1, content: { ...wireContent(row), title: branded(row.title), body_html: branded(row.body_html) } };
    },
    async readFaq({ locale, id }) {
      const sections = sectionsOf(await readContentUnder(database, faqPrefix, locale), branded);
      if (id === undefined) return { status: 1, faqs: sections };
      const section = sections.find((one) => one.id === id) ?? (/^\d+$/.test(id) ? sections[Number(id)] : undefined);
      return section ? { status: 1, faqs: [section] } : refuse('not_found');
    },
    async list({ key, locale }, page) {
      const { rows, total } = await listContent(database, { key, locale }, page);
      const versions = key && locale ? await listVersions(database, key, locale, shownVersions) : [];
      return {
        status: 1,
        contents: rows.map((row) => wireSiteContent(row)),
        total,
        history: versions.map((row) => ({ ...wireSiteContent(row), action: row.action })),
      };
    },
    async create(authorId, { key, locale, title, body, position }, audit) {
      const text = { key, locale, title, body_html: cleanHtml(body), position, updated_at: now(), updated_by: authorId };
      const row = await database.transaction().execute(async (trx) => {
        const written = await insertContent(trx, text);
        if (written) await audit.record(trx, { target: targetOf(text), after: audited(written) });
        return written;
      });
      return row ? { status: 1, content: wireSiteContent(row) } : refuse('conflict');
    },
    async update(authorId, { key, locale, title, body, position, version }, audit) {
      const change = {
        ...{ key, locale, body_html: cleanHtml(body), updated_at: now(), updated_by: authorId },
        ...(title === undefined ? {} : { title }),
        ...(position === undefined ? {} : { position }),
      };
      const row = await database.transaction().execute(async (trx) => {
        const before = await findContent(trx, key, locale);
        const written = await updateContent(trx, version, change);
        if (written) await audit.record(trx, { target: targetOf(change), before: before ? audited(before) : null, after: audited(written) });
        return written;
      });
      return row ? { status: 1, content: wireSiteContent(row) } : refusalOf({ key, locale });
    },
    async remove(authorId, { key, locale, version }, audit) {
      const gone = { key, locale, updated_at: now(), updated_by: authorId };
      const isRemoved = await database.transaction().execute(async (trx) => {
        const before = await findContent(trx, key, locale);
        const removed = await removeContent(trx, version, gone);
        if (removed) await audit.record(trx, { target: targetOf(gone), before: before ? audited(before) : null });
        return removed;
      });
      return isRemoved ? { status: 1 } : refusalOf({ key, locale });
    },
  };
}

function targetOf({ key, locale }: Place) {
  return { kind: 'site_content', id: `${key}.${locale}` };
}

/** The fields of a text that the audit log stores; its versions have the full text. */
function audited({ title, body_html, position, version }: ContentRow) {
  return { title, body_html, position, version };
}

function wireContent({ key, locale, title, body_html, version, updated_at }: ContentRow): WireContent {
  return { key, locale, title, body_html, version, updated_at: updated_at.toISOString() };
}

function wireSiteContent(row: WithAuthor<ContentRow>): WireSiteContent {
  return { ...wireContent(row), position: row.position, updated_by: row.author };
}

/** `faq.deposits` is a section, `faq.deposits.how-long` a question in it; a question without its section is not shown. */
function sectionsOf(rows: readonly ContentRow[], branded: (text: string) => string): WireFaqSection[] {
  const named = rows.map((row) => ({ ...row, path: row.key.slice(faqPrefix.length).split('.') }));
  return named
    .filter(({ path }) => path.length === 1)
    .map(({ title, locale, path: [section = ''] }) => ({
      id: section,
      title: branded(title),
      locale,
      questions: named
        .filter(({ path }) => path.length === 2 && path[0] === section)
        .map(({ path, title: question, body_html, locale: language }) => ({
          id: path[1] ?? '',
          question: branded(question),
          answer_html: branded(body_html),
          locale: language,
        })),
    }));
}
