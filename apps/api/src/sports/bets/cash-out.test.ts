import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readBalances } from '../../wallet/balance.service.ts';
import { expectSoundLedger } from '../../testing/ledger-checks.ts';
import { expectLockedIsOpen, startSportsbook, type TestSportsbook } from '../../testing/test-sportsbook.ts';
import type { TestPlayer } from '../../testing/test-operator.ts';

describe('cashing out', () => {
  const books: TestSportsbook[] = [];
  let book: TestSportsbook;
  let player: TestPlayer;

  beforeEach(async () => {
    book = await startSportsbook(inject('postgresUrl'));
    books.push(book);
    player = await book.operator.createPlayer({ realMinor: 100_00 });
  });
  afterAll(async () => {
    for (const each of books) {
      await expectSoundLedger(each.database);
      await expectLockedIsOpen(each.operator.db);
      await each.operator.close();
    }
  });

  const balances = () => readBalances(book.database, { kind: 'player', playerId: player.id });
  const offerFor = async (id: string) => (await book.bets(player)).bets.find((bet) => bet.id === id)?.cashOut?.minor;
  const cashOut = (bet_id: string, amountMinor: number, key: string = randomUUID(), as = player) =>
    book.operator.call('front/cash_out', { bet_id, amount: amountMinor / 100, idempotency_key: key }, as.bearer);

  it('pays the value of the bet, less a fee, immediately and once', async () => {
    const selections = [await book.select(1, 'home'), await book.select(5, 'home')];
    const bet = await book.bet(player, { selections });
    const offer = (await offerFor(bet)) ?? 0;
    // The odds include a margin of 5 % per leg, and the fee is 3 %.
    expect(offer).toBeGreaterThan(1000 * 0.95 ** 2 * 0.96);
    expect(offer).toBeLessThan(1000 * 0.97);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => cashOut(bet, offer, key)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.json()).toEqual({ status: 1, bet_id: bet, currency: 'EUR', amount: offer / 100 });
    // UUIDs are case-insensitive.
    expect((await cashOut(bet.toUpperCase(), offer, key.toUpperCase())).body).toBe(responses[0]?.body);
    expect(await balances()).toMatchObject({ real: 90_00 + offer, locked: 0 });
    expect((await book.bets(player)).bets).toMatchObject([{ state: 'returned', is_cashed_out: true, win: { minor: offer } }]);

    expect((await cashOut(bet, offer + 1, key)).statusCode).toBe(409);
    expect((await cashOut(bet, offer)).json().error).toBe('cash_out_unavailable');
    const other = await book.bet(player, { selections });
    expect((await cashOut(other, offer, key)).statusCode).toBe(409);
    await book.playTo(5, 110);
    expect((await book.bets(player)).bets.find(({ id }) => id === bet)?.win.minor).toBe(offer);
  });

  it('is worth more as the bet gets closer to winning, and not offered for a lost bet', async () => {
    const [winning, losing] = [
      await book.bet(player, { selections: [await book.select(1, 'home')] }),
      await book.bet(player, { selections: [await book.select(1, 'away')] }),
    ];
    const before = (await offerFor(winning)) ?? 0;
    await book.playTo(1, 25);
    expect((await book.event(1)).score).toMatchObject({ home: 1, away: 0 });
    expect(await offerFor(winning)).toBeGreaterThan(before);
    expect(await offerFor(losing)).toBeLessThan(before);
    await book.playTo(1, 106);
    expect([await offerFor(winning), await offerFor(losing)]).toEqual([undefined, undefined]);
    expect((await cashOut(losing, 100)).json().error).toBe('cash_out_unavailable');
  });

  it('returns the new offer if it has fallen, and pays the new one if it has risen', async () => {
    const bet = await book.bet(player, { selections: [await book.select(1, 'home')] });
    const offer = (await offerFor(bet)) ?? 0;
    expect((await cashOut(bet, offer + 1)).json()).toEqual({
      status: 0,
      error: 'odds_changed',
      fields: { amount: 'odds_changed' },
      current: { amount: offer / 100 },
    });
    expect((await cashOut(bet, offer - 1)).json()).toMatchObject({ status: 1, amount: offer / 100 });
  });

  it('is not offered between the start and the first message of the feed, nor while the feed is silent', async () => {
    const bet = await book.bet(player, { selections: [await book.select(1, 'home')] });
    book.clock.now = new Date('2026-03-14T10:00:01Z');
    expect(await offerFor(bet)).toBeUndefined();
    await book.playTo(1, 1);
    expect(await offerFor(bet)).toBeGreaterThan(0);
    book.clock.now = new Date(book.clock.now.getTime() + 21_000);
    expect(await offerFor(bet)).toBeUndefined();
    expect((await cashOut(bet, 1)).json().error).toBe('cash_out_unavailable');
  });

  it("returns not_found for another player's bet or an unknown one", async () => {
    const bet = await book.bet(player, { selections: [await book.select(1, 'home')] });
    const other = await book.operator.createPlayer();
    expect((await cashOut(bet, 100, randomUUID(), other)).statusCode).toBe(404);
    expect((await cashOut(randomUUID(), 100)).statusCode).toBe(404);
    expect((await cashOut("' or 1=1", 100)).statusCode).toBe(404);
    expect((await book.bets(other)).bets).toEqual([]);
  });

  it('and concurrent settlement end the bet once', async () => {
    const bets = await Promise.all(
      Array.from({ length: 10 }, async () => book.bet(player, { selections: [await book.select(1, 'home')], stake: 10 })),
    );
    const offer = (await offerFor(bets[0] ?? '')) ?? 0;
    // The results arrive while an earlier request is being processed.
    const { advance } = book.createFeed();
    const requests = bets.map((bet) => cashOut(bet, offer));
    book.clock.now = new Date('2026-03-14T12:00:00Z');
    await Promise.all([...requests, advance().then(() => Promise.all([book.settlementWith().settleDue(), book.settlementWith().settleDue()]))]);
    await book.settlementWith().settleDue();

    const { bets: ended } = await book.bets(player);
    expect(ended.every(({ state }) => state !== 'open')).toBe(true);
    const settlements = await book.database.selectFrom('transfers').select('id').where('kind', '=', 'sports_settlement').execute();
    expect(settlements).toHaveLength(10);
    const paid = ended.reduce((sum, { win }) => sum + win.minor, 0);
    expect(await balances()).toMatchObject({ real: paid, locked: 0 });
  });
});
