import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundBonuses } from '../testing/bonus-checks.ts';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

describe('a bet after a bonus has expired', () => {
  let env: PaymentEnvironment;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
  });
  afterEach(async () => {
    await expectSoundLedger(env.db.database);
    await expectSoundBonuses(env.db.database);
  });
  afterAll(() => env.close());

  async function claim(player: TestPlayer, bonusMinor: number): Promise<void> {
    const id = await givePromotion(env.db.database, { type: 'no_deposit', amounts: { max_bonus: bonusMinor } });
    expect((await env.operator.call('front/claim_promotion', { id }, player.bearer)).json()).toMatchObject({ status: 1 });
  }

  async function betLater(player: TestPlayer, bet: number) {
    env.advance(15 * 24 * 3600);
    const { bearer } = await env.signIn(player);
    const { games } = (await env.operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    const request = { game_id: String(games[0]?.id), mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await env.operator.call('front/get_game_url', request, bearer)).json<{ url: string }>();
    const session = `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
    return env.operator.call('game/spin', { bet, idempotency_key: randomUUID() }, session);
  }

  const statuses = (player: TestPlayer) =>
    env.db.database.selectFrom('player_bonuses').select(['status', 'forfeited']).where('player_id', '=', player.id).orderBy('issued_at').execute();

  it('does not use money that was forfeited, and the bonus stays ended', async () => {
    const player = await env.operator.createPlayer({ realMinor: 50 });
    await claim(player, 10_00);
    const response = await betLater(player, 1);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 0, error: 'insufficient_funds' }]);
    expect(await statuses(player)).toEqual([{ status: 'expired', forfeited: 10_00 }]);
  });

  it('uses the money of the next bonus', async () => {
    const player = await env.operator.createPlayer();
    await claim(player, 10_00);
    env.advance(1);
    await claim(player, 100_00);
    const response = await betLater(player, 20);
    expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ status: 1 })]);
    expect(await statuses(player)).toMatchObject([{ status: 'expired', forfeited: 10_00 }, { status: 'wagering' }]);
  });
});
