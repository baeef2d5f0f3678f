import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startSportsbook, type TestSportsbook } from '../../testing/test-sportsbook.ts';
import { createEventList, type EventList } from './event-list.ts';

const fullPage = { offset: 0, limit: 100 };

describe('the list of events', () => {
  let book: TestSportsbook;
  let list: EventList;
  let statements = 0;

  beforeAll(async () => {
    book = await startSportsbook(inject('postgresUrl'));
  });
  afterAll(() => book.operator.close());
  beforeEach(() => {
    statements = 0;
    const counted = book.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ((statements += 1), result),
    });
    list = createEventList({ database: counted, now: () => book.clock.now });
  });

  const move = (ms: number) => (book.clock.now = new Date(book.clock.now.getTime() + ms));
  const first = async () => (await list.page({}, { offset: 0, limit: 1 })).events[0];

  it('is read once for all filters and requests', async () => {
    const asked = Array.from({ length: 200 }, (_, n) =>
      list.page({ league: n % 2 ? `fb-${n}` : 'fb-vastermark' }, { offset: n, limit: 1 + (n % 100) }),
    );
    const pages = await Promise.all(asked);
    expect(statements).toBe(2);
    expect(pages.map(({ total }) => total)).toEqual(pages.map((_, n) => (n % 2 ? 0 : 32)));
    expect((await list.page({ state: 'live' }, fullPage)).total).toBe(0);
    expect(statements).toBe(2);
  });

  it('is read again after a second, since another process may have changed it', async () => {
    const before = await first();
    await book.database.updateTable('sports_events').set({ home: 'Renamed' }).where('id', '=', String(before?.id)).execute();
    move(999);
    expect((await first())?.home).toBe(before?.home);
    move(1);
    expect((await first())?.home).toBe('Renamed');
  });

  it('shows a change of the feed immediately, even if it was being read at the time', async () => {
    await book.playTo(1, 5);
    const before = await first();
    expect(before?.status).toBe('live');
    move(900);
    await book.createFeed({}, list.changed).advance();
    expect((await first())?.version).toBe((before?.version ?? 0) + 1);

    list.changed();
    const pending = list.page({}, fullPage);
    list.changed();
    statements = 0;
    await Promise.all([pending, list.page({}, fullPage)]);
    expect(statements).toBe(4);
  });

  it('leaves out an event from its start until the feed confirms it', async () => {
    const { total } = await list.page({}, fullPage);
    const id = book.match(2);
    book.clock.now = new Date('2026-03-14T11:15:00Z');
    const { events } = await list.page({}, fullPage);
    expect([events.length, events.some((event) => event.id === id)]).toEqual([total - 1, false]);
  });

  it('is not cached if it could not be read', async () => {
    let isBroken = true;
    const failing = book.database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isBroken) throw new Error('broken');
        return result;
      },
    });
    list = createEventList({ database: failing, now: () => book.clock.now });
    await expect(list.page({}, fullPage)).rejects.toThrow('broken');
    isBroken = false;
    expect((await list.page({}, fullPage)).total).toBeGreaterThan(0);
  });
});
