import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectSoundBonuses } from './bonus-checks.ts';
import { givePromotion } from './bonus.fixture.ts';
import { createBonusTable, type Guest } from './bonus-table.ts';
import { expectSoundLedger } from './ledger-checks.ts';
import { createTestDatabase } from './test-database.ts';

type Promotion = Parameters<typeof givePromotion>[1];

/** A table in a database of its own, with the words in which tests of bonuses speak. */
export async function openBonusRoom(postgresUrl: string) {
  const db = await createTestDatabase(postgresUrl);
  const clock = { now: new Date() };
  const table = createBonusTable(db.database, clock);
  const guest = (country?: string) => table.seat(country);

  /** A new promotion's code. */
  async function promotion(changes: Promotion = {}): Promise<string> {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await givePromotion(db.database, { code, ...changes });
    return code;
  }

  return {
    db,
    clock,
    table,
    guest,
    promotion,
    /** A player who has paid in with a promotion's code. */
    async guestWith(depositMinor: number, changes: Promotion = {}): Promise<Guest> {
      const player = await guest();
      expect(await table.deposit(player, depositMinor, { code: await promotion(changes) })).toBe('complete');
      return player;
    },
    async money(player: Guest) {
      const { real, bonus, locked } = await table.balances(player);
      return { real, bonus, locked };
    },
    /** The player's first bonus. */
    async only(player: Guest) {
      const [bonus] = await table.bonuses(player);
      if (!bonus) throw new Error('The player has no bonus');
      return bonus;
    },
    later(hours: number): void {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
    },
    async expectSound(): Promise<void> {
      await expectSoundLedger(db.database);
      await expectSoundBonuses(db.database);
    },
  };
}

export type BonusRoom = Awaited<ReturnType<typeof openBonusRoom>>;
