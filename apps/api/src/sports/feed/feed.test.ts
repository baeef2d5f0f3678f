import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetEvents, frontGetSportsTree, oddsEventSchema } from '@playfront/api-contract';
import { createBook, type Book } from '../book/book.service.ts';
import { startSportsbook, type TestSportsbook } from '../../testing/test-sportsbook.ts';

describe('the feed', () => {
  let book: TestSportsbook;

  beforeAll(async () => {
    book = await startSportsbook(inject('postgresUrl'));
  });
  afterAll(() => book.operator.close());

  const events = async (request: object = {}) =>
    v.parse(frontGetEvents.response, (await book.operator.call('front/get_events', { league: 'fb-vastermark', page_size: 100, ...request })).json());

  it('announces the coming days once, with several concurrent processes', async () => {
    const { total } = await events();
    expect(total).toBe(8 * 5 - 8);
    await Promise.all([book.createFeed().advance(), book.createFeed().advance(), book.createFeed().advance()]);
    expect((await events()).total).toBe(total);
    const { draws } = await book.database
      .selectFrom('sports_draws')
      .select((select) => select.fn.countAll<number>().as('draws'))
      .executeTakeFirstOrThrow();
    expect(draws).toBe(total);
  });

  it('is listed by sport and league, by start time, in pages, with the main markets', async () => {
    const tree = v.parse(frontGetSportsTree.response, (await book.operator.call('front/get_sports_tree')).json());
    expect(tree.sports).toEqual([
      {
        id: 'football',
        event_count: 32,
        live_count: 0,
        leagues: [{ id: 'fb-vastermark', name: 'Premier Division', region: 'Västermark', event_count: 32, live_count: 0 }],
      },
    ]);
    const page = await events({ page: 2, page_size: 3 });
    expect(page.events.map(({ id }) => id)).toEqual([4, 5, 6].map(book.match));
    expect(page.events[0]).toMatchObject({ status: 'not_started', market_count: 6 });
    expect(page.events[0]?.markets.map(({ type }) => type)).toEqual(['1x2', 'total', 'handicap']);
    expect((await events({ sport: 'tennis' })).total).toBe(0);
    expect((await events({ state: 'live' })).total).toBe(0);
    expect((await book.operator.call('front/get_event', { id: 'no-such-event' })).statusCode).toBe(404);
  });

  it('changes odds with the match, settles decided markets, and notifies watchers', async () => {
    const before = await book.event(1);
    await book.playTo(1, 20);
    expect((await events({ state: 'live' })).events.map(({ id }) => id)).toEqual([book.match(1)]);
    const early = await book.event(1);
    expect(early).toMatchObject({ status: 'live', match_status: '1st_half', played_seconds: 1200 });
    expect(early.version).toBeGreaterThan(before.version);
    expect(early.markets[0]?.outcomes).not.toEqual(before.markets[0]?.outcomes);
    const pushed = book.sent.filter(({ room }) => room === `odds_${book.match(1)}`).at(-1);
    expect(v.parse(oddsEventSchema, pushed?.payload)).toMatchObject({ event_id: book.match(1), version: early.version, status: 'live' });

    await book.playTo(1, 104);
    const late = await book.event(1);
    expect(late.score).toMatchObject({ home: 2, away: 1 });
    const decided = Object.fromEntries(late.markets.flatMap(({ id, status }) => (status === 'settled' ? [[id, status]] : [])));
    expect(Object.keys(decided)).toEqual(['total:2.5', 'both_score', 'total:1.5']);
  });

  it('commits to the course of a match by a hash, and reveals the seed when it has ended', async () => {
    const { draw } = await book.event(1);
    expect(draw?.seed).toBeUndefined();
    await book.playTo(1, 106);
    const over = await book.event(1);
    expect(over).toMatchObject({ status: 'ended', score: { home: 2, away: 1 }, draw: { hash: draw?.hash } });
    expect(
      createHash('sha256')
        .update(over.draw?.seed ?? '')
        .digest('hex'),
    ).toBe(draw?.hash);
    expect(over.markets[0]?.outcomes.map(({ result }) => result)).toEqual(['won', 'lost', 'lost']);
    expect(over.markets.every(({ status }) => status === 'settled')).toBe(true);
  });

  it('suspends a match that fails, continues with the others, and resumes it', async () => {
    const complete = createBook({ database: book.database });
    const receive: Book['receive'] = (id, messages, at) =>
      id === book.match(2) && messages.some(({ kind }) => kind === 'odds_change')
        ? Promise.reject(new Error('no such thing'))
        : complete.receive(id, messages, at);
    await book.playTo(3, -5);
    book.clock.now = new Date(book.clock.now.getTime() + 6 * 60_000);
    await book.createFeed({ receive }).advance();
    const statusOf = async (match: number) => (await book.event(match)).markets.find(({ id }) => id === 'handicap:-1.5' || id === '1x2')?.status;
    expect([await statusOf(2), await statusOf(3)]).toEqual(['suspended', 'active']);
    await book.playTo(3, 2);
    expect((await book.event(3)).status).toBe('live');
    expect(await statusOf(2)).not.toBe('suspended');
  });

  it('settles decided markets when a match is abandoned, and cancels the rest', async () => {
    await book.playTo(4, 110);
    const event = await book.event(4);
    expect(event).toMatchObject({ status: 'abandoned', score: { home: 2, away: 1 } });
    expect(Object.fromEntries(event.markets.map(({ id, status, outcomes }) => [id, `${status} ${outcomes[0]?.result}`]))).toMatchObject({
      '1x2': 'cancelled void',
      'total:2.5': 'settled won',
      both_score: 'settled won',
      'total:3.5': 'cancelled void',
    });
  });

  it('catches up in one run after a day without one', async () => {
    await book.playTo(8, 24 * 60);
    const open = await book.database
      .selectFrom('sports_events')
      .select('id')
      .where('status', 'in', ['not_started', 'live'])
      .where('id', 'like', 'fb-vastermark-20260314-%')
      .execute();
    expect(open).toEqual([]);
  });

  it('cannot reopen a settled market, not even in the database', async () => {
    const again = book.database.updateTable('sports_markets').set({ status: 1, results: null }).where('event_id', '=', book.match(1)).execute();
    await expect(again).rejects.toThrow(/is settled/);
  });
});
