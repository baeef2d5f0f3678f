import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { expectSoundLedger } from '../../testing/ledger-checks.ts';
import { expectLockedIsOpen, startSportsbook, type Selection, type TestSportsbook } from '../../testing/test-sportsbook.ts';
import type { TestPlayer } from '../../testing/test-operator.ts';

/** The next step; the numbers select among matches, outcomes and earlier requests. */
const stepArbitrary = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'bet', 'cashOut', 'cashOut', 'repeat', 'play', 'play', 'crash'),
  legs: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
  outcome: fc.constantFrom('home', 'draw', 'away'),
  isSystem: fc.boolean(),
  stake: fc.integer({ min: 10, max: 3000 }),
  minutes: fc.integer({ min: 1, max: 160 }),
  pick: fc.nat(1000),
});
/** Minutes after the first kick-off when the last match has ended, less than the lifetime of a session. */
const lastMinute = 8 * 75 + 60;
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;
type Sent = { readonly path: string; readonly body: object; readonly response: string; readonly isAccepted: boolean };

class History {
  readonly #book: TestSportsbook;
  readonly #player: TestPlayer;
  readonly #sent: Sent[] = [];
  #minutes = -30;

  constructor(book: TestSportsbook, player: TestPlayer) {
    this.#book = book;
    this.#player = player;
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'bet') return this.#bet(step);
    if (step.kind === 'cashOut') return this.#cashOut(step);
    if (step.kind === 'repeat') return this.#repeat(step);
    this.#minutes = Math.min(this.#minutes + step.minutes, lastMinute);
    if (step.kind === 'play') return this.#book.playTo(1, this.#minutes);
    this.#book.clock.now = new Date(Date.parse('2026-03-14T10:00:00Z') + this.#minutes * 60_000);
    await this.#book.feed.advance();
    // Simulates a crash in each settlement after the money has moved; the next `play` completes the work.
    const dying = { afterWager: () => Promise.reject(new Error('killed')) };
    await this.#book.settlementWith(dying).settleDue();
  }

  async #send(path: string, body: object): Promise<void> {
    const response = await this.#book.operator.call(path, body, this.#player.bearer);
    expect(response.statusCode).toBeLessThan(500);
    this.#sent.push({ path, body, response: response.body, isAccepted: response.json().status === 1 });
  }

  async #bet({ legs, outcome, isSystem, stake }: Step): Promise<void> {
    const selections: Selection[] = [];
    for (const match of legs) {
      const { markets } = await this.#book.event(match);
      if (markets.some(({ id, status }) => id === '1x2' && status === 'active')) selections.push(await this.#book.select(match, outcome));
    }
    if (selections.length === 0) return;
    const kind = selections.length === 1 ? 'single' : isSystem && selections.length > 2 ? 'system' : 'multiple';
    const size = kind === 'system' ? { system_size: 2 } : {};
    await this.#send('front/place_bet', { kind, ...size, selections, stake: stake / 100, accept_odds: 'any', idempotency_key: randomUUID() });
  }

  async #cashOut({ pick }: Step): Promise<void> {
    const { bets } = await this.#book.bets(this.#player);
    const bet = bets[pick % Math.max(bets.length, 1)];
    const amount = (bet?.cashOut?.minor ?? 100) / 100;
    if (bet) await this.#send('front/cash_out', { bet_id: bet.id, amount, idempotency_key: randomUUID() });
  }

  async #repeat({ pick }: Step): Promise<void> {
    const accepted = this.#sent.filter(({ isAccepted }) => isAccepted);
    const earlier = accepted[pick % Math.max(accepted.length, 1)];
    if (earlier) expect((await this.#book.operator.call(earlier.path, earlier.body, this.#player.bearer)).body).toBe(earlier.response);
  }
}

describe('any history of sports bets', () => {
  it('leaves a sound ledger, locks open stakes, pays the returns of bets, and repeats its responses', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 10, maxLength: 30 }), async (steps) => {
        const book = await startSportsbook(inject('postgresUrl'));
        const player = await book.operator.createPlayer({ realMinor: 100_00 });
        const history = new History(book, player);
        for (const step of steps) {
          await history.take(step);
          await expectLockedIsOpen(book.operator.db);
        }
        await book.playTo(1, lastMinute + 1);
        await expectSoundLedger(book.database);
        await expectLockedIsOpen(book.operator.db);
        const { bets } = await book.bets(player);
        expect(bets.every(({ state }) => state !== 'open')).toBe(true);
        const net = bets.reduce((sum, each) => sum + each.net.minor, 0);
        const { player: balance } = (await book.operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json();
        expect(Math.round(balance.real_balance * 100)).toBe(100_00 + net);
        await book.operator.close();
      }),
      { numRuns: 20 },
    );
  });
});
