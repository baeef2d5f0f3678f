import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectSoundBonuses } from '../testing/bonus-checks.ts';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { createBonusTable, type BonusTable, type Guest, type OpenRound } from '../testing/bonus-table.ts';
import { Crash, CrashPlugin } from '../testing/crash.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { wireBalances } from '../wallet/balance.service.ts';

const kinds = ['deposit', 'play', 'open', 'settle', 'rollBack', 'claim', 'giveUp', 'withdraw', 'endWithdrawal', 'wait'] as const;
type Step = {
  readonly kind: (typeof kinds)[number];
  readonly amount: number;
  readonly factor: number;
  /** Chooses among codes, rounds, withdrawals, bonuses, weights. */
  readonly pick: number;
  /** Dies after so many statements first, and is asked again. */
  readonly crashAfter: number | undefined;
  /** Is asked twice. */
  readonly isRepeated: boolean;
};

const stepOf = (kind: fc.Arbitrary<Step['kind']>, pick = fc.nat(1000)): fc.Arbitrary<Step> =>
  fc.record({
    kind,
    amount: fc.integer({ min: 1, max: 400 }),
    factor: fc.constantFrom(0, 0, 0, 1, 3),
    pick,
    crashAfter: fc.option(fc.nat(24), { nil: undefined, freq: 3 }),
    isRepeated: fc.boolean(),
  });
const anyStep = fc.oneof(
  { weight: 4, arbitrary: stepOf(fc.constantFrom('play', 'open')) },
  { weight: 3, arbitrary: stepOf(fc.constantFrom('settle', 'rollBack', 'deposit')) },
  { weight: 2, arbitrary: stepOf(fc.constantFrom(...kinds)) },
);
/** What chance seldom brings about: all there is at stake, bonus money with it, and the bonus ends before the round does. */
const interruption = fc.tuple(
  stepOf(fc.constant('deposit'), fc.constant(0)),
  stepOf(fc.constant('open'), fc.constant(0)),
  stepOf(fc.constantFrom('giveUp', 'wait', 'play'), fc.constant(1)),
  stepOf(fc.constantFrom('settle', 'rollBack'), fc.constant(0)),
);
/** A bonus runs, the bonus of a deposit waits behind it, and the deposit is taken out. */
const exit = fc.tuple(
  stepOf(fc.constant('claim')),
  stepOf(fc.constant('deposit'), fc.constantFrom(0, 1, 4, 5)),
  stepOf(fc.constantFrom('play', 'deposit', 'giveUp')),
  stepOf(fc.constant('withdraw'), fc.constant(1)),
);
const steps = fc
  .array(fc.oneof({ weight: 8, arbitrary: anyStep.map((step) => [step]) }, { weight: 1, arbitrary: interruption }, { weight: 1, arbitrary: exit }), {
    minLength: 15,
    maxLength: 30,
  })
  .map((parts) => parts.flat());

/** A request that can be sent again as it is, and what it may do to real money when it is done for the first time. */
type Request = { readonly send: (table: BonusTable) => Promise<string>; readonly realChange: (answer: string) => { least: number; most: number } };

describe('any history of bonuses', () => {
  const clock = { now: new Date('2026-11-02T09:00:00Z') };
  const crash = new CrashPlugin();
  const codes = ['EASY', 'TIGHT', 'EASY', 'TIGHT', 'INSTANT', 'BINGO', undefined] as const;
  let freeId: string;
  let db: TestDatabase;
  let table: BonusTable;
  let mortal: BonusTable;

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    table = createBonusTable(db.database, clock);
    mortal = createBonusTable(db.database.withPlugin(crash), clock);
    const daily = { cadence: 'daily', claim_within_hours: 30, expires_after_hours: 30 } as const;
    await givePromotion(db.database, { ...daily, code: 'EASY', wagering_x: 1, amounts: { max_win: 3_00 } });
    await givePromotion(db.database, { ...daily, code: 'TIGHT', wagering_x: 3, wagering_base: 'bonus_plus_deposit', amounts: { max_bet: 50 } });
    await givePromotion(db.database, { ...daily, code: 'INSTANT', wagering_x: 0, match_percent: 10 });
    await givePromotion(db.database, { ...daily, code: 'BINGO', wagering_x: 1, eligible_categories: ['bingo'] });
    freeId = String(await givePromotion(db.database, { ...daily, type: 'no_deposit', wagering_x: 2, amounts: { max_bonus: 1_50 } }));
  });
  afterAll(() => db.destroy());

  it('keeps every bonus sound, none beyond its deposit, real money apart from it, and repeats its answers', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const player = await table.seat();
        const history = new History(player, freeId, codes);
        for (const step of steps) {
          const request = await history.next(step, table, clock);
          if (!request) continue;
          // A sweep is a transaction for each bonus, and what it did before it died stays done.
          const isDone = step.crashAfter !== undefined && step.kind !== 'wait' && (await survives(request, player, step.crashAfter));
          if (!isDone) await checked(request, player);
          // The answer was lost on its way: the same request comes again.
          if (step.isRepeated) await unchanged(player, () => request.send(table));
          await expectSoundBonuses(db.database, player.playerId);
        }
        await expectSoundLedger(db.database);
      }),
      { numRuns: 40 },
    );
  });

  const stateOf = async (player: Guest) => ({ balances: await table.balances(player), bonuses: await table.bonuses(player) });

  async function unchanged(player: Guest, work: () => Promise<unknown>): Promise<void> {
    const before = await stateOf(player);
    await work();
    expect(await stateOf(player)).toEqual(before);
  }

  /** Sends the request to a process that dies in it, and tells whether it was done before that; else nothing may have happened. */
  async function survives(request: Request, player: Guest, afterStatements: number): Promise<boolean> {
    const before = await stateOf(player);
    crash.arm(afterStatements);
    try {
      await request.send(mortal);
      return true;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      expect(await stateOf(player)).toEqual(before);
      return false;
    } finally {
      crash.disarm();
    }
  }

  async function checked(request: Request, player: Guest): Promise<void> {
    const released = async () => (await table.bonuses(player)).reduce((sum, bonus) => sum + (bonus.released ?? 0), 0);
    const [before, releasedBefore] = [await table.balances(player), await released()];
    const answer = await request.send(table);
    const [after, releasedNow] = [await table.balances(player), (await released()) - releasedBefore];
    const { least, most } = request.realChange(answer);
    const change = after.real + after.locked - before.real - before.locked - releasedNow;
    expect(change, answer).toBeGreaterThanOrEqual(least);
    expect(change, answer).toBeLessThanOrEqual(most);
    expect(Math.min(after.real, after.bonus, after.locked)).toBeGreaterThanOrEqual(0);
    expect(Math.round(wireBalances(after, 'EUR').total_balance * 100)).toBe(after.real + after.bonus);
  }
});

const nothing = { least: 0, most: 0 };
const exactly = (amount: number) => ({ least: amount, most: amount });

/** What happened so far, from which the next request is made. */
class History {
  readonly #player: Guest;
  readonly #freeId: string;
  readonly #codes: readonly (string | undefined)[];
  readonly #rounds: OpenRound[] = [];
  readonly #withdrawals: { key: string; amount: number }[] = [];

  constructor(player: Guest, freeId: string, codes: readonly (string | undefined)[]) {
    this.#player = player;
    this.#freeId = freeId;
    this.#codes = codes;
  }

  async next({ kind, amount, factor, pick }: Step, table: BonusTable, clock: { now: Date }): Promise<Request | undefined> {
    const player = this.#player;
    const key = randomUUID();
    clock.now = new Date(clock.now.getTime() + 1_000);
    if (kind === 'wait') {
      clock.now = new Date(clock.now.getTime() + amount * 180_000);
      return { send: (at) => at.sweep().then(() => 'swept'), realChange: () => nothing };
    }
    if (kind === 'deposit') {
      const code = this.#codes[pick % this.#codes.length];
      const options = code ? { code, key } : { key };
      // Less than what is staked, so that bonus money is played too.
      const deposit = Math.ceil(amount / 3);
      return {
        send: (at) => at.deposit(player, deposit, options),
        realChange: (answer) => (answer === 'complete' ? exactly(deposit) : nothing),
      };
    }
    if (kind === 'play' || kind === 'open') {
      const { real, bonus } = await table.balances(player);
      // Now and then nearly all there is, bonus money with it.
      const stake = pick % 3 === 0 ? Math.max(1, real + bonus - (pick % 20)) : amount;
      return this.#bet(kind, { stake, win: stake * factor, weight: [100, 100, 50, 0][pick % 4] ?? 0, key });
    }
    if (kind === 'settle' || kind === 'rollBack') return this.#end(kind, this.#rounds.at(-1 - (pick % 4)));
    if (kind === 'claim') {
      return { send: (at) => at.bonus.claims.claim(player, this.#freeId).then(wordOf), realChange: () => nothing };
    }
    if (kind === 'giveUp') {
      const bonuses = await table.bonuses(player);
      const open = bonuses.filter((bonus) => bonus.finished_at === null);
      const id = (pick % 4 > 0 ? open : bonuses).at(-1 - (pick % 2))?.id ?? randomUUID();
      return { send: (at) => at.bonus.claims.giveUp(player, id, key).then(wordOf), realChange: () => nothing };
    }
    if (kind === 'withdraw') {
      const { real } = await table.balances(player);
      const asked = pick % 2 ? Math.max(1, real) : amount;
      this.#withdrawals.push({ key, amount: asked });
      return { send: (at) => at.withdraw(player, asked, key), realChange: () => nothing };
    }
    const withdrawal = this.#withdrawals[pick % Math.max(this.#withdrawals.length, 1)];
    if (!withdrawal) return undefined;
    // Paid twice, given back twice, given back though paid: one key has one end.
    return {
      send: (at) => at.endWithdrawal(player, withdrawal.amount, withdrawal.key, factor > 0),
      realChange: (answer) => (answer === 'ended' && factor > 0 ? exactly(-withdrawal.amount) : nothing),
    };
  }

  #bet(kind: 'play' | 'open', bet: { stake: number; win: number; weight: number; key: string }): Request {
    const player = this.#player;
    if (kind === 'play') {
      // At least all of the stake is lost from real money, at most all of the win is gained.
      return { send: (at) => at.play(player, bet), realChange: (answer) => (answer === 'settled' ? { least: -bet.stake, most: bet.win } : nothing) };
    }
    return {
      send: async (at) => {
        const round = await at.open(player, bet);
        if (typeof round === 'string') return round;
        if (!this.#rounds.some(({ roundId }) => roundId === round.roundId)) this.#rounds.push(round);
        return 'open';
      },
      realChange: (answer) => {
        const opened = this.#rounds.find(({ roundId }) => roundId === bet.key);
        return answer === 'open' && opened ? exactly(-opened.realMinor) : nothing;
      },
    };
  }

  #end(kind: 'settle' | 'rollBack', round: OpenRound | undefined): Request {
    const player = this.#player;
    if (!round) {
      // The rollback of a bet that is still to come.
      const key = randomUUID();
      return {
        send: async (at) => [await at.rollBack(player, key), await at.play(player, { stake: 1, key })].join(', '),
        realChange: (answer) => {
          expect(answer).toMatch(/^(rolled back|repeated), rolled_back$/);
          return nothing;
        },
      };
    }
    if (kind === 'rollBack') {
      const most = round.realMinor + round.bonusMinor;
      return {
        send: (at) => at.rollBack(player, round.roundId),
        realChange: (answer) => (answer === 'rolled back' ? { least: round.realMinor, most } : nothing),
      };
    }
    return { send: (at) => at.settle(player, round), realChange: (answer) => (answer === 'settled' ? { least: 0, most: round.win ?? 0 } : nothing) };
  }
}

const wordOf = (answer: { readonly status: string | number; readonly error?: string }) => answer.error ?? String(answer.status);
