import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetActivityStatement } from '@playfront/api-contract';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

describe('an activity statement', () => {
  const clock = { now: new Date('2025-11-19T22:00:00Z') };
  let operator: TestOperator;
  let actions: ProtectedPlay;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { clock });
    actions = createProtectedPlay(operator.db.database, clock);
    player = await operator.createPlayer({ realMinor: 1_000_00 });
    await deposit('2025-10-31T23:59:59.999Z', 100_00);
    await deposit('2025-11-01T00:00:00Z', 30_00);
    await withdraw('2025-11-19T10:00:00Z', 20_00);
    for (const [at, stake, win] of [
      ['2025-11-19T22:00:00Z', 10_00, 4_00],
      ['2025-11-19T22:10:00Z', 5_00, 0],
      ['2025-11-20T00:30:00Z', 1_00, 9_00],
    ] as const) {
      clock.now = new Date(at);
      expect(await actions.play(player.id, stake, { win })).toBe('ok');
    }
  });
  afterAll(() => operator.close());

  async function deposit(at: string, amountMinor: number): Promise<void> {
    clock.now = new Date(at);
    await actions.settle(await actions.deposit(player.id, amountMinor), 'complete');
  }
  async function withdraw(at: string, amount: number): Promise<void> {
    const withdrawal = { player_id: player.id, processor: 'card', currency: 'EUR', amount, details: '{}', idempotency_key: randomUUID() } as const;
    const paid = { ...withdrawal, payload_hash: Buffer.alloc(1), status: 'complete', created_at: new Date(at), settled_at: new Date(at) } as const;
    await operator.db.database.insertInto('withdrawals').values(paid).execute();
  }
  const ask = (body: object, bearer = player.bearer) => operator.call('front/get_activity_statement', body, bearer);
  const read = async (body: object) => v.parse(frontGetActivityStatement.response, (await ask(body)).json());

  it('lists each UTC day with activity', async () => {
    const { periods, total, lifetimeNetDeposits } = await read({ from: '2025-11-01', to: '2025-11-20' });
    expect(periods.map(({ period }) => period)).toEqual(['2025-11-01', '2025-11-19', '2025-11-20']);
    expect(periods[1]).toMatchObject({
      deposits: { minor: 0 },
      withdrawals: { minor: 20_00 },
      staked: { minor: 15_00 },
      won: { minor: 4_00 },
      net: { minor: -11_00 },
      sessions: 1,
      minutes: 10,
    });
    expect(total).toMatchObject({ deposits: { minor: 30_00 }, staked: { minor: 16_00 }, net: { minor: -3_00 }, sessions: 2, minutes: 10 });
    expect(lifetimeNetDeposits.minor).toBe(110_00);
  });

  it('sums by month', async () => {
    const { periods } = await read({ from: '2025-10-01', to: '2025-11-30', by: 'month' });
    expect(periods.map(({ period, deposits, staked }) => [period, deposits.minor, staked.minor])).toEqual([
      ['2025-10-01', 100_00, 0],
      ['2025-11-01', 30_00, 16_00],
    ]);
  });

  it('is empty without activity, and for another player', async () => {
    expect((await read({ from: '2024-01-01', to: '2024-12-31' })).periods).toEqual([]);
    const other = await operator.createPlayer();
    expect((await ask({ from: '2025-11-01', to: '2025-11-20' }, other.bearer)).json()).toMatchObject({ periods: [], lifetime_net_deposits: 0 });
  });

  it.each([
    ['that ends before it begins', { from: '2025-11-20', to: '2025-11-19' }],
    ['of more than a year by day', { from: '2024-01-01', to: '2025-11-19' }],
    ['of a hundred years', { from: '1925-01-01', to: '2025-01-01', by: 'month' }],
    ['of days that do not exist', { from: '2025-02-30', to: '2025-03-01' }],
    ['of text', { from: 'yesterday', to: 'today' }],
    ['of nothing', {}],
  ])('%s is refused', async (_text, body) => {
    expect((await ask(body)).statusCode).toBe(400);
  });
});
