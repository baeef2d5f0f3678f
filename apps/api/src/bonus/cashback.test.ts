import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { openBonusRoom, type BonusRoom } from '../testing/bonus-room.ts';
import type { Guest } from '../testing/bonus-table.ts';

describe('cashback', () => {
  let room: BonusRoom;

  beforeAll(async () => {
    room = await openBonusRoom(inject('postgresUrl'));
  });
  afterEach(() => room.expectSound());
  afterAll(() => room.db.destroy());

  const monday = new Date('2099-06-15T00:00:00Z');
  let id: string;

  beforeAll(async () => {
    id = String(await givePromotion(room.db.database, { type: 'cashback', match_percent: 10, cadence: 'weekly', wagering_x: 0 }));
  });

  /** A player whose only rounds were on the Wednesday before. */
  async function guestOfLastWeek(bets: readonly { stake: number; win?: number }[]): Promise<Guest> {
    room.clock.now = new Date('2099-06-10T12:00:00Z');
    const player = await room.guest();
    await room.table.deposit(player, 100_00);
    for (const bet of bets) expect(await room.table.play(player, bet)).toBe('settled');
    room.clock.now = monday;
    return player;
  }

  it('is a share of what was lost of real money in the week before', async () => {
    const player = await guestOfLastWeek([{ stake: 40_00, win: 10_05 }, { stake: 20_00 }]);
    expect(await room.table.bonus.claims.claim(player, id)).toMatchObject({ status: 'completed', amount: 4_99, released: 4_99 });
  });

  it('is given once a week, and of no round twice', async () => {
    const player = await guestOfLastWeek([{ stake: 50_00 }]);
    const answers = await Promise.all([1, 2, 3].map(() => room.table.bonus.claims.claim(player, id)));
    expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1);
    expect(await room.money(player)).toMatchObject({ real: 55_00 });
    room.later(7 * 24);
    expect(await room.table.bonus.claims.claim(player, id)).toMatchObject({ error: 'bonus_not_available' });
  });

  it.each([
    ['in a week that was won', [{ stake: 40_00, win: 41_00 }]],
    ['when it would be too little to play', [{ stake: 99 }]],
    ['without a round', []],
  ])('is not given %s', async (_text, bets) => {
    expect(await room.table.bonus.claims.claim(await guestOfLastWeek(bets), id)).toMatchObject({ error: 'bonus_not_available' });
  });

  it('leaves out what was lost of bonus money, and a round of this week', async () => {
    room.clock.now = new Date('2099-06-10T12:00:00Z');
    const player = await room.guestWith(10_00);
    await room.table.play(player, { stake: 15_00, win: 6_00 });
    room.clock.now = monday;
    await room.table.play(player, { stake: 4_00 });
    // 10.00 of real money staked, and two thirds of 6.00 won back.
    expect(await room.table.bonus.claims.claim(player, id)).toMatchObject({ status: 'issued', amount: 60 });
  });
});
