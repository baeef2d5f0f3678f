import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { frontGetContentTemplate, frontGetFaqTemplate, type SiteContent } from '@playfront/api-contract';
import { adminCreateSiteContent, adminGetSiteContent, adminUpdateTemplate } from '@playfront/api-contract/staff';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { readContentSeed, seedContent } from './content-seed.ts';

let operator: TestOperator;
let admin: TestPlayer;

beforeAll(async () => {
  operator = await startOperator(inject('postgresUrl'));
  admin = await operator.createPlayer({ scope: ['admin'] });
});
afterAll(() => operator.close());

const read = async (request: object) => (await operator.call('front/get_content_template', request)).json<unknown>();
const asAdmin = async (call: string, request: object) =>
  (await operator.call(`admin/${call}`, request, admin.bearer)).json<Record<string, unknown>>();
const list = async (request: object) => v.parse(adminGetSiteContent.response, await asAdmin('get_site_content', request));
const update = async (request: object): Promise<SiteContent> =>
  v.parse(adminUpdateTemplate.response, await asAdmin('update_template', request)).content;

let count = 0;
/** Creates a text for the test, in version 1. */
async function newText(changes: object = {}): Promise<SiteContent> {
  count += 1;
  const text = { key: `text-${count}`, locale: 'en', title: 'A title', body: '<p>A body</p>', ...changes };
  return v.parse(adminCreateSiteContent.response, await asAdmin('create_site_content', text)).content;
}

describe('a text of the site', () => {
  it.each(['about-us', 'privacy-policy', 'terms-of-use', 'refund-policy', 'responsible-gaming', 'affiliate', 'mobile-apps', 'cookies'])(
    '%s exists in English and Finnish, with the name of the brand',
    async (key) => {
      const [english, finnish] = await Promise.all(
        ['en', 'fi'].map(async (locale) => v.parse(frontGetContentTemplate.response, await read({ key, locale })).content),
      );
      expect([english?.locale, finnish?.locale]).toEqual(['en', 'fi']);
      expect(english?.title).not.toBe(finnish?.title);
      for (const text of [english, finnish]) {
        expect(text?.body_html.match(/<p>/g)?.length).toBeGreaterThanOrEqual(3);
        expect(`${text?.title}${text?.body_html}`).not.toContain('{brand}');
      }
    },
  );

  it('is English if not translated, and 404 if it does not exist', async () => {
    await newText({ key: 'english-only' });
    expect(await read({ key: 'english-only', locale: 'jp' })).toMatchObject({ status: 1, content: { locale: 'en', title: 'A title' } });
    const missing = await operator.call('front/get_content_template', { key: 'nothing' });
    expect([missing.statusCode, missing.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
  });

  it.each(['../secret', 'A', 'a..b', '', 'a'.repeat(81), "a' or 1=1"])('with the key %j is malformed', async (key) => {
    expect((await operator.call('front/get_content_template', { key })).statusCode).toBe(400);
  });
});

describe('the FAQ', () => {
  const faq = async (request: object) =>
    v.parse(frontGetFaqTemplate.response, (await operator.call('front/get_faq_template', request)).json<unknown>()).faqs;

  it.each(['en', 'fi', 'de'])('has sections of questions in %s', async (locale) => {
    const sections = await faq({ locale });
    expect(sections.map(({ id }) => id)).toEqual(['account', 'deposits', 'withdrawals', 'bonuses', 'games', 'safer-play']);
    const questions = sections.flatMap((section) => section.questions);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const { question, answer_html } of questions) expect([question.length > 5, answer_html.startsWith('<p>')]).toEqual([true, true]);
  });

  it('returns one section by its name or its position', async () => {
    const [first] = await faq({ id: 0 });
    expect(first?.id).toBe('account');
    expect(await faq({ id: 'account' })).toEqual([first]);
    expect((await operator.call('front/get_faq_template', { id: '99' })).statusCode).toBe(404);
  });

  it('shows what an editor adds, in its position', async () => {
    await newText({ key: 'faq.deposits.first', title: 'First?', position: 0 });
    await newText({ key: 'faq.nowhere.lost', title: 'Lost?' });
    const sections = await faq({ id: 'deposits' });
    expect(sections[0]?.questions[0]).toEqual({ id: 'first', question: 'First?', answer_html: '<p>A body</p>', locale: 'en' });
    expect(JSON.stringify(await faq({}))).not.toContain('Lost?');
  });
});

describe('an editor', () => {
  it.each(['get_site_content', 'create_site_content', 'update_template', 'remove_site_content'])('must have the scope admin for %s', async (call) => {
    const player = await operator.createPlayer({ scope: ['support'] });
    const request = { key: 'text', locale: 'en', title: 'a', body: 'a', version: 1 };
    expect((await operator.call(`admin/${call}`, request)).statusCode).toBe(401);
    const refused = await operator.call(`admin/${call}`, request, player.bearer);
    expect([refused.statusCode, refused.json()]).toEqual([403, { status: 0, error: 'forbidden' }]);
  });

  it('writes a text whose body is stored sanitised, under their name', async () => {
    const text = await newText({ body: '<p onclick="x()">a<script>steal()</script></p>', position: 3 });
    expect(text).toMatchObject({ body_html: '<p>a</p>', version: 1, position: 3, updated_by: admin.username });
    expect(await read({ key: text.key })).toMatchObject({ content: { body_html: '<p>a</p>' } });
    expect(await asAdmin('create_site_content', { key: text.key, locale: 'en', title: 'b', body: 'b' })).toEqual({ status: 0, error: 'conflict' });
  });

  it('changes the version they read, and gets a conflict if another editor was first', async () => {
    const { key, locale } = await newText();
    const changes = ['one', 'other'].map((body) => operator.call('admin/update_template', { key, locale, body, version: 1 }, admin.bearer));
    const responses = await Promise.all(changes);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
    const updated = await update({ key, locale, body: '<p>third</p>', title: 'New title', version: 2 });
    expect(updated).toMatchObject({ title: 'New title', version: 3, position: 0 });
    expect(await asAdmin('remove_site_content', { key, locale, version: 2 })).toEqual({ status: 0, error: 'conflict' });
  });

  it('sees every version, also of a removed text', async () => {
    const { key, locale } = await newText();
    await update({ key, locale, body: 'two', version: 1 });
    expect(await asAdmin('remove_site_content', { key, locale, version: 2 })).toEqual({ status: 1 });
    expect((await operator.call('front/get_content_template', { key })).statusCode).toBe(404);
    expect(await asAdmin('update_template', { key, locale, body: 'x', version: 3 })).toEqual({ status: 0, error: 'not_found' });
    const again = await newText({ key });
    const { contents, history } = await list({ key, locale });
    expect([again.version, contents.length]).toEqual([4, 1]);
    expect(history.map(({ version, action, updated_by }) => [version, action, updated_by])).toEqual([
      [4, 'created', admin.username],
      [3, 'removed', admin.username],
      [2, 'updated', admin.username],
      [1, 'created', admin.username],
    ]);
  });

  it('cannot rewrite history, not even in the database', async () => {
    await newText();
    await expect(operator.db.database.updateTable('site_content_versions').set({ title: 'never said' }).execute()).rejects.toThrow('append-only');
    await expect(operator.db.database.deleteFrom('site_content_versions').execute()).rejects.toThrow('append-only');
  });

  it('pages through all texts', async () => {
    const first = await list({ locale: 'fi', page_size: 2 });
    const second = await list({ locale: 'fi', page_size: 2, page: 2 });
    expect(first.total).toBeGreaterThan(40);
    expect(new Set([...first.contents, ...second.contents].map(({ key }) => key)).size).toBe(4);
    expect(first.history).toEqual([]);
  });
});

describe('seeding again', () => {
  let key = 0;
  beforeEach(() => (key += 1));
  const seed = (...bodies: string[]) =>
    seedContent(
      operator.db.database,
      bodies.map((body, position) => ({ key: `seeded-${key}.${position}`, locale: 'en', title: 'Seeded', body, position })),
      operator.clock.now,
    );
  const bodyOf = async (position: number) => (await read({ key: `seeded-${key}.${position}` })) as { content?: { body_html: string } };

  it('adds what is missing and updates what nobody has edited', async () => {
    expect(await seed('<p>one</p>')).toBe('seeded');
    expect(await seed('<p>one</p>')).toBe('unchanged');
    expect(await seed('<p>better</p>', '<p>two</p>')).toBe('seeded');
    expect([await bodyOf(0), await bodyOf(1)]).toMatchObject([{ content: { body_html: '<p>better</p>', version: 2 } }, { content: { version: 1 } }]);
  });

  it('leaves what an editor has changed, removed or written first', async () => {
    await seed('<p>changed</p>', '<p>removed</p>');
    await newText({ key: `seeded-${key}.2`, body: '<p>mine</p>' });
    await update({ key: `seeded-${key}.0`, locale: 'en', body: '<p>edited</p>', version: 1 });
    await asAdmin('remove_site_content', { key: `seeded-${key}.1`, locale: 'en', version: 1 });
    await seed('<p>a</p>', '<p>b</p>', '<p>c</p>');
    expect(await Promise.all([bodyOf(0), bodyOf(1), bodyOf(2)])).toMatchObject([
      { content: { body_html: '<p>edited</p>' } },
      { error: 'not_found' },
      { content: { body_html: '<p>mine</p>' } },
    ]);
  });

  it('reads every language with the same keys', async () => {
    const texts = await readContentSeed();
    const keysOf = (locale: string) => texts.filter((text) => text.locale === locale).map((text) => text.key);
    expect(keysOf('fi')).toEqual(keysOf('en'));
    expect(new Set(keysOf('en')).size).toBe(keysOf('en').length);
  });
});
