import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { crashTimeOf } from '@playfront/game-math';
import { createBetGames } from '../testing/bet-games.ts';
import { createCrashGame } from '../testing/crash-game.ts';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { startSportsbook, type TestSportsbook } from '../testing/test-sportsbook.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

const card = { holder: 'Aino Laine', number: '4111111111111111', expiry_month: '12', expiry_year: '2040', cvv: '123' };

describe('an open session whose address or country has been blocked', () => {
  let book: TestSportsbook;
  let player: TestPlayer;
  let round: string;
  let promotionId: string;

  beforeAll(async () => {
    book = await startSportsbook(inject('postgresUrl'));
    promotionId = String(await givePromotion(book.database, { code: 'WELCOME', title: 'Welcome' }));
  });
  afterAll(() => book.operator.close());

  const call = (path: string, body: object, authorization = player.bearer) => book.operator.call(path, body, authorization);
  const spin = (key: string = randomUUID()) => call('game/spin', { bet: 1, idempotency_key: key }, round);
  async function bar(key: 'ip_black_list' | 'country_black_list', entries: readonly string[]): Promise<void> {
    await book.database
      .updateTable('settings')
      .set({ value: JSON.stringify(entries) })
      .where('key', '=', key)
      .execute();
    // Settings are reloaded after two seconds.
    book.operator.clock.now = new Date(book.operator.clock.now.getTime() + 3_000);
  }
  const open = async (mode: 'real' | 'demo') => {
    const { games } = (await call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    const request = { game_id: String(games[0]?.id), mode, locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await call('front/get_game_url', request)).json<{ url: string }>();
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  };

  beforeEach(async () => {
    await bar('ip_black_list', []);
    await bar('country_black_list', []);
    player = await book.operator.createPlayer({ realMinor: 100_00 });
    round = await open('real');
  });

  describe.each([
    ['its address', 'ip_black_list', '127.0.0.0/8'],
    ['its country', 'country_black_list', 'fi'],
  ] as const)('(%s)', (_what, key, entry) => {
    it('accepts no further spin, bet, bonus or deposit', async () => {
      expect((await spin()).json()).toMatchObject({ status: 1 });
      const bet = { ...(await betOf()), idempotency_key: randomUUID() };
      await bar(key, [entry]);
      const deposit = { amount: 20, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: randomUUID() };
      for (const refused of [
        await spin(),
        await call('front/place_bet', bet),
        await call('front/claim_promotion', { id: promotionId, locale: 'en' }),
        await call('payment/get_payment_sandbox_card_url', deposit),
        await call('payment/confirm_payment', { transaction_id: randomUUID(), code: '123456', idempotency_key: randomUUID() }),
        await call('payment/pay_card', { transaction_id: randomUUID(), ...card }),
        await call('payment/resend_code', { transaction_id: randomUUID() }),
      ]) {
        expect([refused.statusCode, refused.json()]).toEqual([403, { status: 0, error: 'disable_site_access' }]);
      }
      await bar(key, []);
      expect((await spin()).json()).toMatchObject({ status: 1 });
    });

    it('repeats the response of an earlier spin, and allows the cash-out of an open bet', async () => {
      const paid = randomUUID();
      const before = (await spin(paid)).json<object>();
      const bet = await book.bet(player, { selections: [await book.select(1, 'home')] });
      await bar(key, [entry]);
      expect((await spin(paid)).json()).toEqual(before);
      const offer = (await book.bets(player)).bets.find(({ id }) => id === bet)?.cashOut;
      const cashed = await call('front/cash_out', { bet_id: bet, amount: (offer?.minor ?? 0) / 100, idempotency_key: randomUUID() });
      expect(cashed.json()).toMatchObject({ status: 1, bet_id: bet });
    });
  });

  it('starts no round and makes no paid move, but can end an open round', async () => {
    const games = await createBetGames(book.operator);
    const session = await games.open('bingo-75', player);
    const card = [{ spot: 'card', amount: 1 }];
    const { round: open } = await games.start(session, card);
    await bar('ip_black_list', ['127.0.0.1']);
    const refused = { status: 0, error: 'disable_site_access' };
    expect(await games.start(session, card)).toEqual(refused);
    expect(await games.act(session, open, 0, 'ball')).toEqual(refused);
    expect(await games.act(session, open, 0, 'collect')).toMatchObject({ round: { state: 'settled' } });
  });

  it('takes no bet on a crash round, but cashes out', async () => {
    const game = await createCrashGame(book.operator);
    const session = await game.session(player);
    await game.open(200, 300);
    const { bet } = await game.bet(session, { amount: 1 });
    await bar('ip_black_list', ['127.0.0.1']);
    expect(await game.bet(session, { amount: 1, panel: 2 })).toEqual({ status: 0, error: 'disable_site_access' });
    await game.takeOff();
    await game.fly(crashTimeOf(150));
    expect(await game.cashOut(session, bet.id)).toMatchObject({ status: 1, bet: { win: 1.5 } });
  });

  it('of a free game accepts no spins from a blocked address either', async () => {
    round = await open('demo');
    await bar('ip_black_list', ['127.0.0.1']);
    expect((await spin()).json()).toEqual({ status: 0, error: 'disable_site_access' });
  });

  async function betOf() {
    return { kind: 'single', selections: [await book.select(1, 'home')], stake: 1, accept_odds: 'any' };
  }
});
