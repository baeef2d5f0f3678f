import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBonusEnvironment, type BonusEnvironment } from '../testing/bonus-environment.ts';

describe('a bonus that has ended', () => {
  let env: BonusEnvironment;

  beforeAll(async () => {
    env = await createBonusEnvironment(inject('postgresUrl'));
  });
  afterEach(() => env.expectSound());
  afterAll(() => env.db.destroy());

  it('forfeits money that returns later: the bonus part of a win goes to the operator, the real part to the player', async () => {
    const player = await env.playerWithBonus(10_00);
    const round = await env.actions.openRound(player, { stake: 15_00, win: 30_00 });
    if (typeof round === 'string') throw new Error(round);
    expect(await env.actions.withdraw(player, 1)).toBe('not_meet_wager_requirement');
    env.later(14 * 24);
    await env.actions.sweep();
    expect(await env.firstBonus(player)).toMatchObject({ status: 'expired', forfeited: 5_00 });
    expect(await env.actions.settleRound(player, round)).toBe('settled');
    expect(await env.money(player)).toEqual({ real: 20_00, bonus: 0, locked: 0 });
  });

  it('does not add to the bonus that runs after it', async () => {
    const player = await env.playerWithBonus(10_00);
    const round = await env.actions.openRound(player, { stake: 15_00, win: 30_00 });
    if (typeof round === 'string') throw new Error(round);
    env.later(1);
    await env.actions.deposit(player, 20_00, { code: await env.promotion() });
    expect((await env.actions.bonuses(player)).map(({ status }) => status)).toEqual(['active', 'issued']);
    await env.actions.bonus.claims.giveUp(player, (await env.firstBonus(player)).id, randomUUID());
    expect((await env.actions.bonuses(player)).map(({ status }) => status)).toEqual(['cancelled', 'active']);
    await env.actions.settleRound(player, round);
    expect(await env.money(player)).toEqual({ real: 40_00, bonus: 20_00, locked: 0 });
    expect(await env.actions.rollBack(player, round.roundId)).toBe('rolled back');
    expect(await env.money(player)).toEqual({ real: 50_00, bonus: 20_00, locked: 0 });
  });

  it('returns a voided stake to the player if it was completed', async () => {
    const player = await env.playerWithBonus(10_00, { wagering_x: 1, amounts: { max_win: 8_00 } });
    const key = randomUUID();
    await env.actions.playRound(player, { stake: 14_00, win: 0, key });
    expect(await env.firstBonus(player)).toMatchObject({ status: 'completed', released: 6_00 });
    await env.actions.rollBack(player, key);
    expect(await env.money(player)).toEqual({ real: 6_00 + 10_00 + 2_00, bonus: 0, locked: 0 });
  });

  it.each([
    ['go on', { status: 'wagering' as const, finished_at: null }],
    ['end in another way', { status: 'completed' as const }],
    ['change its amount', { amount: 1 }],
  ])('cannot %s, even by direct writes', async (_text, changes) => {
    const player = await env.playerWithBonus(10_00);
    await env.actions.withdraw(player, 10_00);
    const { id } = await env.firstBonus(player);
    const { database } = env.db;
    await expect(database.updateTable('player_bonuses').set(changes).where('id', '=', id).execute()).rejects.toThrow(/is finished/);
    await expect(database.deleteFrom('player_bonuses').where('id', '=', id).execute()).rejects.toThrow(/append-only/);
  });
});
