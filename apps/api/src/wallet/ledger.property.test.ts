import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMetrics } from '../http/metrics.ts';
import { Crash, CrashPlugin } from '../testing/crash.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { readBalances, wireBalances } from './balance.service.ts';
import { splitStake, splitWin, type Parts } from './wallet.rules.ts';
import { createWalletService, type PostResult, type Wallet } from './wallet.service.ts';
import { houseAccountId, insertTransfer, readWallet } from './wallet.store.ts';

/** Movements of a player's money other than rounds, as their features post them. */
const movements = {
  withdrawal_request: { from: 'player_real', to: 'player_locked' },
  withdrawal_cancelled: { from: 'player_locked', to: 'player_real' },
  withdrawal_paid: { from: 'player_locked', to: 'psp_clearing' },
  bonus_grant: { from: 'house_bonus', to: 'player_bonus' },
  bonus_release: { from: 'player_bonus', to: 'player_real' },
  bonus_forfeit: { from: 'player_bonus', to: 'house_bonus' },
} as const;
type MovementKind = keyof typeof movements;
const movementKinds = Object.keys(movements) as MovementKind[];

type Request =
  | { readonly kind: MovementKind; readonly key: string; readonly amount: number }
  | { readonly kind: 'deposit'; readonly key: string; readonly amount: number }
  | { readonly kind: 'bet'; readonly key: string; readonly round: string; readonly amount: number }
  | { readonly kind: 'win'; readonly key: string; readonly round: string; readonly amount: number }
  | { readonly kind: 'rollback'; readonly key: string; readonly debit: string };

/** The next step; the numbers select among rounds, and earlier or future bets and requests. */
type Step = {
  readonly kind: 'deposit' | 'bet' | 'win' | 'rollback' | 'earlyRollback' | 'move' | 'repeat' | 'conflict';
  readonly amount: number;
  readonly pick: number;
  /** The process dies after this many statements, and the request is repeated. */
  readonly crashAfter: number | undefined;
};

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('deposit', 'bet', 'bet', 'bet', 'win', 'win', 'rollback', 'earlyRollback', 'move', 'move', 'move', 'repeat', 'conflict'),
  amount: fc.integer({ min: 1, max: 500 }),
  pick: fc.nat(1000),
  crashAfter: fc.option(fc.nat(7), { nil: undefined, freq: 3 }),
});

/** The expected wallet, in plain arithmetic. */
class Model {
  balance: Parts = { real: 0, bonus: 0 };
  locked = 0;
  readonly stakes = new Map<string, Parts>();
  readonly debits = new Map<string, { round: string; parts: Parts }>();
  readonly dead = new Set<string>();

  apply(request: Request): string {
    if (request.kind === 'deposit') return this.#move({ real: request.amount, bonus: 0 });
    if (request.kind === 'bet') return this.#bet(request.key, request.round, request.amount);
    if (request.kind === 'win') {
      const stake = this.stakes.get(request.round);
      return stake && stake.real + stake.bonus > 0 ? this.#move(splitWin(request.amount, stake)) : 'round_unknown';
    }
    if (request.kind !== 'rollback') return this.#pass(request.kind, request.amount);
    const debit = this.debits.get(request.debit);
    if (debit && this.dead.has(request.debit)) return 'not_reversible';
    this.dead.add(request.debit);
    if (!debit) return 'ok';
    this.#stake(debit.round, { real: -debit.parts.real, bonus: -debit.parts.bonus });
    return this.#move(debit.parts);
  }

  #pass(kind: MovementKind, amount: number): string {
    const { from, to } = movements[kind];
    const on = { player_real: this.balance.real, player_bonus: this.balance.bonus, player_locked: this.locked };
    if (from in on && on[from as keyof typeof on] < amount) return 'insufficient_funds';
    const change = (account: string) => (to === account ? amount : 0) - (from === account ? amount : 0);
    this.locked += change('player_locked');
    return this.#move({ real: change('player_real'), bonus: change('player_bonus') });
  }

  #bet(key: string, round: string, amount: number): string {
    if (this.dead.has(key)) return 'rolled_back';
    const parts = splitStake(amount, this.balance);
    if (!parts) return 'insufficient_funds';
    this.debits.set(key, { round, parts });
    this.#stake(round, parts);
    return this.#move({ real: -parts.real, bonus: -parts.bonus });
  }

  #stake(round: string, change: Parts): void {
    const { real, bonus } = this.stakes.get(round) ?? { real: 0, bonus: 0 };
    this.stakes.set(round, { real: real + change.real, bonus: bonus + change.bonus });
  }

  #move({ real, bonus }: Parts): 'ok' {
    this.balance = { real: this.balance.real + real, bonus: this.balance.bonus + bonus };
    return 'ok';
  }
}

describe('any history of a wallet', () => {
  let operator: TestOperator;
  const service = createWalletService({ metrics: createMetrics() });

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(() => operator.close());

  async function newWallet(realMinor: number, bonusMinor: number): Promise<Wallet> {
    const player = await operator.createPlayer({ realMinor });
    const owner = { kind: 'player', playerId: player.id } as const;
    const [, bonus] = await readWallet(operator.db.database, owner);
    const house = await houseAccountId(operator.db.database, 'house_bonus', 'EUR');
    const entries = [
      { accountId: bonus?.id ?? 0, kind: 'player_bonus' as const, amount: bonusMinor },
      { accountId: house, kind: 'house_bonus' as const, amount: -bonusMinor },
    ];
    await operator.db.database
      .transaction()
      .execute((trx) =>
        insertTransfer(trx, { kind: 'bonus_grant', key: randomUUID(), payloadHash: Buffer.alloc(1), roundId: null, meta: {}, entries }),
      );
    return { owner, currency: 'EUR' };
  }

  function send(wallet: Wallet, request: Request, database = operator.db.database): Promise<PostResult> {
    return database.transaction().execute((trx) => {
      const move = { wallet, transactionId: request.key };
      if (request.kind === 'rollback') return service.rollback(trx, { ...move, debitTransactionId: request.debit });
      if (request.kind === 'deposit') return service.deposit(trx, { ...move, amountMinor: request.amount, from: 'psp_clearing' });
      if (request.kind !== 'bet' && request.kind !== 'win') {
        return service.move(trx, { ...move, kind: request.kind, moves: [{ ...movements[request.kind], amountMinor: request.amount }] });
      }
      const round = { ...move, roundId: request.round, amountMinor: request.amount };
      return request.kind === 'bet' ? service.debit(trx, round) : service.credit(trx, round);
    });
  }

  /** Sends a request to a process that dies while handling it; returns the result if it completed before. */
  async function sendDying(wallet: Wallet, request: Request, afterStatements: number): Promise<PostResult | undefined> {
    const crash = new CrashPlugin();
    crash.arm(afterStatements);
    const died = (error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      return undefined;
    };
    return send(wallet, request, operator.db.database.withPlugin(crash)).catch(died);
  }

  it('leaves a sound ledger and the calculated balance, and repeats the first result for a repeated request', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepArbitrary, { minLength: 5, maxLength: 25 }),
        fc.nat(800),
        fc.integer({ min: 1, max: 400 }),
        async (steps, real, bonus) => {
          const wallet = await newWallet(real, bonus);
          const model = new Model();
          model.balance = { real, bonus };
          const posted: { request: Request; result: PostResult }[] = [];
          const rounds = [randomUUID(), randomUUID(), randomUUID()];
          const futureBets = [randomUUID(), randomUUID()];

          for (const step of steps) {
            const past = posted.length > 0 ? posted[step.pick % posted.length] : undefined;
            if (step.kind === 'repeat' && past) {
              expect(await send(wallet, past.request)).toEqual({ ...past.result, repeated: true });
            } else if (step.kind === 'conflict' && past && past.request.kind !== 'rollback') {
              expect(await send(wallet, { ...past.request, amount: past.request.amount + 1 })).toEqual({ ok: false, error: 'conflict' });
            } else {
              const request = requestOf(step, rounds, futureBets, [...model.debits.keys()]);
              if (posted.some((earlier) => earlier.request.key === request.key)) continue;
              const dying = step.crashAfter === undefined ? undefined : await sendDying(wallet, request, step.crashAfter);
              // A request that did not complete must not have changed anything.
              if (!dying) await expectBalance(wallet, model);
              const expected = model.apply(request);
              const result = dying ?? (await send(wallet, request));
              expect(result.ok ? 'ok' : result.error).toBe(expected);
              if (result.ok && result.transferId) posted.push({ request, result });
            }
            await expectBalance(wallet, model);
          }
          await expectSoundLedger(operator.db.database);
        },
      ),
      { numRuns: 40 },
    );
  });

  async function expectBalance(wallet: Wallet, { balance, locked }: Model): Promise<void> {
    const balances = await readBalances(operator.db.database, wallet.owner);
    expect({ real: balances.real, bonus: balances.bonus, locked: balances.locked }).toEqual({ ...balance, locked });
    const wire = wireBalances(balances, 'EUR');
    expect(Math.round(wire.total_balance * 100)).toBe(balance.real + balance.bonus);
    expect(Math.min(balances.real, balances.bonus, balances.locked)).toBeGreaterThanOrEqual(0);
  }
});

function requestOf(step: Step, rounds: readonly string[], futureBets: readonly string[], debits: readonly string[]): Request {
  const round = rounds[step.pick % rounds.length] ?? '';
  const future = futureBets[step.pick % futureBets.length] ?? '';
  const known = debits[step.pick % Math.max(debits.length, 1)];
  if (step.kind === 'earlyRollback') return { kind: 'rollback', key: randomUUID(), debit: future };
  if (step.kind === 'rollback') return { kind: 'rollback', key: randomUUID(), debit: known ?? future };
  if (step.kind === 'win') return { kind: 'win', key: randomUUID(), round, amount: step.amount };
  if (step.kind === 'move') {
    return { kind: movementKinds[step.pick % movementKinds.length] ?? 'bonus_grant', key: randomUUID(), amount: Math.ceil(step.amount / 2) };
  }
  // Some bets use a key that may have been rolled back already.
  if (step.kind === 'bet') return { kind: 'bet', key: step.pick % 3 === 0 ? future : randomUUID(), round, amount: step.amount };
  return { kind: 'deposit', key: randomUUID(), amount: step.amount };
}
