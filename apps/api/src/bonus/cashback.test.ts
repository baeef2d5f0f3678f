import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { createBonusEnvironment, type BonusEnvironment } from '../testing/bonus-environment.ts';
import type { BonusPlayer } from '../testing/bonus-actions.ts';

describe('cashback', () => {
  let env: BonusEnvironment;

  beforeAll(async () => {
    env = await createBonusEnvironment(inject('postgresUrl'));
  });
  afterEach(() => env.expectSound());
  afterAll(() => env.db.destroy());

  const monday = new Date('2099-06-15T00:00:00Z');
  let id: string;

  beforeAll(async () => {
    id = String(await givePromotion(env.db.database, { type: 'cashback', match_percent: 10, cadence: 'weekly', wagering_x: 0 }));
  });

  /** A player whose only rounds were on the Wednesday before. */
  async function playerOfLastWeek(bets: readonly { stake: number; win?: number }[]): Promise<BonusPlayer> {
    env.clock.now = new Date('2099-06-10T12:00:00Z');
    const player = await env.createPlayer();
    await env.actions.deposit(player, 100_00);
    for (const bet of bets) expect(await env.actions.playRound(player, bet)).toBe('settled');
    env.clock.now = monday;
    return player;
  }

  it('is a percentage of the real money that was lost in the week before', async () => {
    const player = await playerOfLastWeek([{ stake: 40_00, win: 10_05 }, { stake: 20_00 }]);
    expect(await env.actions.bonus.claims.claim(player, id)).toMatchObject({ status: 'completed', amount: 4_99, released: 4_99 });
  });

  it('is granted once a week, and for no round twice', async () => {
    const player = await playerOfLastWeek([{ stake: 50_00 }]);
    const responses = await Promise.all([1, 2, 3].map(() => env.actions.bonus.claims.claim(player, id)));
    expect(responses.filter(({ status }) => status === 'completed')).toHaveLength(1);
    expect(await env.money(player)).toMatchObject({ real: 55_00 });
    env.later(7 * 24);
    expect(await env.actions.bonus.claims.claim(player, id)).toMatchObject({ error: 'bonus_not_available' });
  });

  it.each([
    ['in a week that was won', [{ stake: 40_00, win: 41_00 }]],
    ['when it would be too little to play', [{ stake: 99 }]],
    ['without a round', []],
  ])('is not granted %s', async (_text, bets) => {
    expect(await env.actions.bonus.claims.claim(await playerOfLastWeek(bets), id)).toMatchObject({ error: 'bonus_not_available' });
  });

  it('leaves out losses of bonus money, and rounds of this week', async () => {
    env.clock.now = new Date('2099-06-10T12:00:00Z');
    const player = await env.playerWithBonus(10_00);
    await env.actions.playRound(player, { stake: 15_00, win: 6_00 });
    env.clock.now = monday;
    await env.actions.playRound(player, { stake: 4_00 });
    // 10.00 of real money staked, and two thirds of 6.00 won back.
    expect(await env.actions.bonus.claims.claim(player, id)).toMatchObject({ status: 'issued', amount: 60 });
  });
});
