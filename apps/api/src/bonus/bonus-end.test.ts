import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBonusRoom, type BonusRoom } from '../testing/bonus-room.ts';

describe('a bonus that has ended', () => {
  let room: BonusRoom;

  beforeAll(async () => {
    room = await openBonusRoom(inject('postgresUrl'));
  });
  afterEach(() => room.expectSound());
  afterAll(() => room.db.destroy());

  it('keeps what comes back later: a win of its round goes to the house, the real part to the player', async () => {
    const player = await room.guestWith(10_00);
    const round = await room.table.open(player, { stake: 15_00, win: 30_00 });
    if (typeof round === 'string') throw new Error(round);
    expect(await room.table.withdraw(player, 1)).toBe('not_meet_wager_requirement');
    room.later(14 * 24);
    await room.table.sweep();
    expect(await room.only(player)).toMatchObject({ status: 'expired', forfeited: 5_00 });
    expect(await room.table.settle(player, round)).toBe('settled');
    expect(await room.money(player)).toEqual({ real: 20_00, bonus: 0, locked: 0 });
  });

  it('does not feed the bonus that runs after it', async () => {
    const player = await room.guestWith(10_00);
    const round = await room.table.open(player, { stake: 15_00, win: 30_00 });
    if (typeof round === 'string') throw new Error(round);
    room.later(1);
    await room.table.deposit(player, 20_00, { code: await room.promotion() });
    expect((await room.table.bonuses(player)).map(({ status }) => status)).toEqual(['active', 'issued']);
    await room.table.bonus.claims.giveUp(player, (await room.only(player)).id, randomUUID());
    expect((await room.table.bonuses(player)).map(({ status }) => status)).toEqual(['cancelled', 'active']);
    await room.table.settle(player, round);
    expect(await room.money(player)).toEqual({ real: 40_00, bonus: 20_00, locked: 0 });
    expect(await room.table.rollBack(player, round.roundId)).toBe('rolled back');
    expect(await room.money(player)).toEqual({ real: 50_00, bonus: 20_00, locked: 0 });
  });

  it('gives a stake that is taken back to the player when it was completed', async () => {
    const player = await room.guestWith(10_00, { wagering_x: 1, amounts: { max_win: 8_00 } });
    const key = randomUUID();
    await room.table.play(player, { stake: 14_00, win: 0, key });
    expect(await room.only(player)).toMatchObject({ status: 'completed', released: 6_00 });
    await room.table.rollBack(player, key);
    expect(await room.money(player)).toEqual({ real: 6_00 + 10_00 + 2_00, bonus: 0, locked: 0 });
  });

  it.each([
    ['go on', { status: 'wagering' as const, finished_at: null }],
    ['end in another way', { status: 'completed' as const }],
    ['change its amount', { amount: 1 }],
  ])('cannot %s, whatever is written', async (_text, changes) => {
    const player = await room.guestWith(10_00);
    await room.table.withdraw(player, 10_00);
    const { id } = await room.only(player);
    const { database } = room.db;
    await expect(database.updateTable('player_bonuses').set(changes).where('id', '=', id).execute()).rejects.toThrow(/is finished/);
    await expect(database.deleteFrom('player_bonuses').where('id', '=', id).execute()).rejects.toThrow(/append-only/);
  });
});
