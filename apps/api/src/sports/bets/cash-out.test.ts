import { randomUUID } from 'node:crypto';
import { minPlayedOdds } from '@playfront/api-contract';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readBalances } from '../../wallet/balance.service.ts';
import { readPlayed } from '../../payments/closed-loop.store.ts';
import { createBonusActions } from '../../testing/bonus-actions.ts';
import { expectSoundLedger } from '../../testing/ledger-checks.ts';
import { expectLockedIsOpen, startSportsbook, type TestSportsbook } from '../../testing/test-sportsbook.ts';
import type { TestPlayer } from '../../testing/test-operator.ts';
import { testPassword } from '../../testing/test-player.ts';

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

  it('pays the value of the bet, less a fee, at once and once', async () => {
    const selections = [await book.select(1, 'home'), await book.select(5, 'home')];
    const bet = await book.bet(player, { selections });
    const offer = (await offerFor(bet)) ?? 0;
    // The odds include a margin of 5 % per leg, and the fee is 3 %.
    expect(offer).toBeGreaterThan(1000 * 0.95 ** 2 * 0.96);
    expect(offer).toBeLessThan(1000 * 0.97);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cashOut(bet, offer, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({ status: 1, bet_id: bet, currency: 'EUR', amount: offer / 100 });
    // A uuid written in capitals is the same uuid.
    expect((await cashOut(bet.toUpperCase(), offer, key.toUpperCase())).body).toBe(answers[0]?.body);
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

  it('is not offered between the start and the first message of the feed, nor while it is silent', async () => {
    const bet = await book.bet(player, { selections: [await book.select(1, 'home')] });
    book.clock.now = new Date('2026-03-14T10:00:01Z');
    expect(await offerFor(bet)).toBeUndefined();
    await book.playTo(1, 1);
    expect(await offerFor(bet)).toBeGreaterThan(0);
    book.clock.now = new Date(book.clock.now.getTime() + 21_000);
    expect(await offerFor(bet)).toBeUndefined();
    expect((await cashOut(bet, 1)).json().error).toBe('cash_out_unavailable');
  });

  it("of another player's bet, or of an unknown one, is not found", async () => {
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
    // The results have arrived, and the request, sent before, is processed concurrently.
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

  describe('with money of an unknown account releases it to coins only once it was at risk', () => {
    const coins = { coin: 'BTC', network: 'bitcoin', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
    const iban = { iban: 'FI21 1234 5600 0007 85', beneficiary_name: 'Aino Laine', bic: 'NDEAFIHH', bank_name: 'Nordic Bank' };
    const bank = { ...iban, recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' };
    async function payIn(amountMinor: number): Promise<void> {
      player = await book.operator.createPlayer({ firstName: 'Aino', lastName: 'Laine' });
      const id = randomUUID();
      await createBonusActions(book.database, book.clock).deposit({ playerId: player.id, currency: 'EUR', country: 'FI' }, amountMinor, { key: id });
      await book.database.updateTable('payments').set({ processor: 'cashlib' }).where('id', '=', id).execute();
    }
    const withdraw = (processor: string, details: object, amount: number) =>
      book.operator.call(
        'payment/send_withdrawal_request',
        { processor, details, amount, password: testPassword, idempotency_key: randomUUID() },
        player.bearer,
      );
    const unplayed = async () =>
      (await book.operator.call('front/get_withdrawal_processors', {}, player.bearer)).json<{ unplayed: number }>().unplayed;
    const single = async (match: number, outcome: string, stake: number, market?: string) =>
      book.bet(player, { selections: [await book.select(match, outcome, market)], stake });
    const played = () => readPlayed(book.database, player.id);
    const flagsOf = async (withdrawal: string) => {
      const admin = await book.operator.createPlayer({ scope: ['admin'] });
      const { withdrawals } = (await book.operator.call('admin/get_withdrawals', { status: 'pending' }, admin.bearer)).json<{
        withdrawals: { id: string; review: { staked: number; flags: string[] } }[];
      }>();
      return withdrawals.find(({ id }) => id === withdrawal)?.review;
    };
    const cashAllOut = async () => {
      for (const bet of (await book.bets(player)).bets) if (bet.cashOut) await cashOut(bet.id, bet.cashOut.minor, randomUUID(), player);
    };

    it('does not count as play for bets on every outcome, which the approver sees', async () => {
      await payIn(900_00);
      for (const outcome of ['home', 'draw', 'away']) await single(5, outcome, 300);
      await cashAllOut();
      const { real, locked } = await balances();
      expect(locked).toBe(0);
      expect(await unplayed()).toBe(real / 100);
      expect((await withdraw('coinspaid', coins, 100)).json()).toMatchObject({ error: 'return_to_source_first', current: { unplayed: real / 100 } });
      const { id } = (await withdraw('sepa_transfer', bank, 100)).json<{ transaction: { id: string } }>().transaction;
      expect(await flagsOf(id)).toMatchObject({ staked: 900, flags: expect.arrayContaining(['low_play']) as string[] });
      expect((await book.operator.call('front/cancel_withdrawal_request', { id }, player.bearer)).json()).toEqual({ status: 1 });
    });

    it('counts the largest bet on an event less the others, on whatever market, before and after it is settled', async () => {
      await payIn(1000_00);
      await single(1, 'away', 500);
      expect(await played()).toBe(500_00);
      await single(1, 'draw', 100);
      await single(1, 'yes', 100, 'both_score');
      expect(await played()).toBe(300_00);
      await book.playTo(1, 130);
      await book.playTo(1, 140);
      expect(await played()).toBe(300_00);
      const { real } = await balances();
      expect(await unplayed()).toBe(Math.min(real / 100, 700));
    });

    it('does not count as play for bets on both sides of lopsided markets, which the approver sees', async () => {
      await payIn(1000_00);
      for (const match of [5, 6]) {
        const { markets } = await book.event(match);
        const lopsided = markets
          .flatMap(({ id, outcomes }) => outcomes.map((outcome) => ({ ...outcome, market: id, other: outcomes.find((one) => one !== outcome)?.id })))
          .filter(({ market, odds }) => market !== '1x2' && odds < minPlayedOdds * 1000)
          .toSorted((one, other) => one.odds - other.odds)[0];
        expect(lopsided, 'a market with odds below those that count').toBeDefined();
        await single(match, lopsided?.id ?? '', 430, lopsided?.market);
        await single(match, lopsided?.other ?? '', 70, lopsided?.market);
      }
      expect(await played()).toBe(0);
      for (const match of [5, 6]) for (const minutes of [130, 140]) await book.playTo(match, minutes);
      const { real } = await balances();
      expect(await unplayed()).toBe(real / 100);
      const { id } = (await withdraw('sepa_transfer', bank, 100)).json<{ transaction: { id: string } }>().transaction;
      expect(await flagsOf(id)).toMatchObject({ staked: 1000, flags: expect.arrayContaining(['low_play']) as string[] });
      expect((await book.operator.call('front/cancel_withdrawal_request', { id }, player.bearer)).json()).toEqual({ status: 1 });
    });

    it('counts bets on different events, a bet on several at the longest odds, and no cashed-out ones', async () => {
      await payIn(1000_00);
      const selections = await Promise.all([book.select(5, 'away'), book.select(6, 'home')]);
      const [longest] = selections.toSorted((one, other) => other.odds - one.odds);
      const match = longest === selections[0] ? 5 : 6;
      const both = await book.bet(player, { selections, stake: 100 });
      await single(match, 'draw', 40);
      await single(match === 5 ? 6 : 5, 'draw', 30);
      await single(7, 'home', 20);
      expect(await played()).toBe(110_00);
      await cashOut(both, (await offerFor(both)) ?? 0, randomUUID(), player);
      expect(await played()).toBe(50_00);
    });
  });
});
