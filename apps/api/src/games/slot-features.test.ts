import { randomUUID } from 'node:crypto';
import { buyPriceMinor, multiways, playBought, playWays, reelsModels } from '@playfront/game-math';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { frontGetBetList, frontGetRound, frontSetPlayerLimit, gameSpin, gameState } from '@playfront/api-contract';
import { seed } from '../seeds/seed.ts';
import { testGames, testSeed } from '../testing/catalogue.fixture.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { roundWords } from './round-words.ts';

const minor = (amount: string | number) => Math.round(Number(amount) * 100);
const buyModel = reelsModels['bonus-buy'];
const price = buyPriceMinor(buyModel, 1_00);

describe('a slot', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const extra = [
      { ...testGames[0], slug: 'keep', name: 'Keep', model: 'bonus-buy', features: ['bonus-buy'] },
      { ...testGames[0], slug: 'torrent', name: 'Torrent', model: 'multiways', features: ['multiways'] },
    ];
    await seed(db.database, { ...testSeed, games: JSON.stringify([...testGames, ...extra]) }, new Date());
    operator = await startOperator(inject('postgresUrl'), { db });
  });
  beforeEach(() => {
    operator.clock.now = new Date(operator.clock.now.getTime() + 60_000);
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
    await operator.db.destroy();
  });

  async function open(slug: string, player?: TestPlayer): Promise<string> {
    const { id } = await operator.db.database.selectFrom('games').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    const request = { game_id: String(id), mode: player ? 'real' : 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', request, player?.bearer)).json<{ url: string }>();
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }
  const stateOf = async (session: string) => v.parse(gameState.response, (await operator.call('game/state', undefined, session)).json());
  const send = (session: string, body: object) => operator.call('game/spin', { bet: 1, idempotency_key: randomUUID(), ...body }, session);
  const spin = async (session: string, body: object = {}) => v.parse(gameSpin.response, (await send(session, body)).json());
  const roundOf = async (player: TestPlayer, id: string) =>
    v.parse(frontGetRound.response, (await operator.call('front/get_round', { id }, player.bearer)).json()).round;
  const serverSeedOf = (player: TestPlayer) =>
    operator.db.database
      .selectFrom('round_sessions')
      .select(['server_seed', 'client_seed'])
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();

  describe('that sells free spins', () => {
    it('debits the price as one stake, plays the model, and shows the round', async () => {
      const player = await operator.createPlayer({ realMinor: 100_00 });
      const session = await open('keep', player);
      expect((await stateOf(session)).buys).toContainEqual({ bet: '1', price: String(price / 100) });
      const key = randomUUID();
      const bought = await spin(session, { buy: true, idempotency_key: key });
      const { server_seed: serverSeed, client_seed: clientSeed } = await serverSeedOf(player);
      const again = playBought(buyModel, 1_00, roundWords(serverSeed, clientSeed, bought.nonce));
      expect(bought.spins.map((shown) => 'window' in shown && shown.window)).toEqual(again.spins.map(({ window }) => window));
      expect([minor(bought.bet), minor(bought.win)]).toEqual([price, again.winMinor]);
      expect(minor(bought.balance)).toBe(100_00 - price + again.winMinor);
      expect(bought.celebrate).toBe(again.winMinor > price);

      expect(await spin(session, { buy: true, idempotency_key: key })).toEqual(bought);
      expect((await send(session, { idempotency_key: key })).json()).toMatchObject({ error: 'conflict' });
      const { bets } = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', {}, player.bearer)).json());
      expect(bets).toMatchObject([{ id: bought.round_id, bet: { minor: price }, win: { minor: again.winMinor } }]);
      const round = await roundOf(player, bought.round_id);
      expect(round).toMatchObject({ stake: { minor: price }, outcome: { kind: 'reels', boughtBet: { minor: 1_00 } } });
    });

    it('sells them for play money, which no law limits', async () => {
      const bought = await spin(await open('keep'), { buy: true });
      expect(bought.spins.length).toBeGreaterThan(12);
    });

    it('refuses a purchase where the law forbids it, which debits nothing; spins are still played', async () => {
      for (const country of ['GB', 'DE', 'SE', 'CA', 'BR']) {
        const player = await operator.createPlayer({ realMinor: 100_00, country });
        const session = await open('keep', player);
        expect((await stateOf(session)).buys, country).toEqual([]);
        expect((await send(session, { buy: true })).json(), country).toEqual({ status: 0, error: 'game_not_available' });
      }
    });

    it('refuses a purchase in a game that sells none', async () => {
      const player = await operator.createPlayer({ realMinor: 100_00 });
      for (const slug of ['amber-fjord', 'torrent'])
        expect((await send(await open(slug, player), { buy: true })).json()).toEqual({ status: 0, error: 'game_not_available' });
    });

    it('refuses a price above the balance, or above a limit of the player', async () => {
      const player = await operator.createPlayer({ realMinor: price - 1 });
      expect((await send(await open('keep', player), { buy: true })).json()).toEqual({ status: 0, error: 'insufficient_funds' });
      const limited = await operator.createPlayer({ realMinor: 100_00 });
      const limit = v.parse(frontSetPlayerLimit.request, { kind: 'wager', period: 'day', amount: 50 });
      expect((await operator.call('front/set_player_limit', limit, limited.bearer)).json()).toMatchObject({ status: 1 });
      const session = await open('keep', limited);
      expect((await send(session, { buy: true })).json()).toMatchObject({ error: 'limit_reached', fields: { wager: 'limit_reached' } });
      expect(await spin(session)).toMatchObject({ bet: '1' });
    });
  });

  describe('with ways', () => {
    it('plays its model, and keeps the windows of the round', async () => {
      const player = await operator.createPlayer({ realMinor: 100_00 });
      const session = await open('torrent', player);
      const { bets } = await stateOf(session);
      expect(bets.map(minor)).toEqual([20, 40, 60, 1_00, 2_00, 5_00, 10_00, 20_00]);
      for (let round = 0; round < 10; round += 1) {
        operator.clock.now = new Date(operator.clock.now.getTime() + 10_000);
        const played = await spin(session);
        const { server_seed: serverSeed, client_seed: clientSeed } = await serverSeedOf(player);
        const again = playWays(multiways, 1_00, roundWords(serverSeed, clientSeed, played.nonce));
        expect(minor(played.win)).toBe(again.winMinor);
        const shown = played.spins.map((one) => ('steps' in one ? [one.ways, one.steps.map(({ window }) => window)] : []));
        expect(shown).toEqual(again.spins.map(({ ways, steps }) => [ways, steps.map(({ window }) => window)]));
        const { outcome } = await roundOf(player, played.round_id);
        expect(outcome.kind === 'ways' && outcome.spins.map(({ ways }) => ways)).toEqual(again.spins.map(({ ways }) => ways));
      }
    });

    it('refuses a bet that does not divide over its ways', async () => {
      expect((await send(await open('torrent'), { bet: 0.1 })).json()).toEqual({ status: 0, error: 'stake_out_of_range' });
    });
  });
});
