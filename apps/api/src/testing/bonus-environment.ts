import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectSoundBonuses } from './bonus-checks.ts';
import { givePromotion } from './bonus.fixture.ts';
import { createBonusActions, type BonusPlayer } from './bonus-actions.ts';
import { expectSoundLedger } from './ledger-checks.ts';
import { createTestDatabase } from './test-database.ts';

type Promotion = Parameters<typeof givePromotion>[1];

/** A test database with players who deposit, bet and withdraw under the bonus rules; for the tests of bonuses. */
export async function createBonusEnvironment(postgresUrl: string) {
  const db = await createTestDatabase(postgresUrl);
  const clock = { now: new Date() };
  const actions = createBonusActions(db.database, clock);
  const createPlayer = (country?: string) => actions.createPlayer(country);

  /** Creates a promotion and returns its code. */
  async function promotion(changes: Promotion = {}): Promise<string> {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await givePromotion(db.database, { code, ...changes });
    return code;
  }

  return {
    db,
    clock,
    actions,
    createPlayer,
    promotion,
    /** A player who has made a deposit with the code of a new promotion. */
    async playerWithBonus(depositMinor: number, changes: Promotion = {}): Promise<BonusPlayer> {
      const player = await createPlayer();
      expect(await actions.deposit(player, depositMinor, { code: await promotion(changes) })).toBe('complete');
      return player;
    },
    async money(player: BonusPlayer) {
      const { real, bonus, locked } = await actions.balances(player);
      return { real, bonus, locked };
    },
    /** The player's first bonus. */
    async firstBonus(player: BonusPlayer) {
      const [bonus] = await actions.bonuses(player);
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

export type BonusEnvironment = Awaited<ReturnType<typeof createBonusEnvironment>>;
