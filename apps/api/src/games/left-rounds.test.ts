import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createBetGames, type BetGames } from '../testing/bet-games.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { combineRules } from '../wallet/money-rules.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { createBetRoundPlay } from './bet-round-play.ts';
import { endLeftRounds } from './left-rounds.ts';
import { createRoundMoney } from './round-money.ts';

const dayMs = 24 * 3_600_000;
const hidden = [{ spot: 'mines-3', amount: 10 }];
const card = [{ spot: 'card', amount: 1 }];

describe('a round that its player has left', () => {
  let operator: TestOperator;
  let games: BetGames;
  const balanceChanged = vi.fn(() => Promise.resolve());

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    games = await createBetGames(operator);
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  const later = (ms: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + ms));
  function endLeft(): Promise<void> {
    const now = () => operator.clock.now;
    const wallet = createWalletService({ metrics: createMetrics() });
    const play = createBetRoundPlay({ roundMoney: createRoundMoney({ wallet, rules: combineRules([]), now }) });
    return endLeftRounds({ database: operator.db.appDatabase, now, play, live: { balanceChanged }, log: createLog('test', 'silent') });
  }
  async function newRound(bets: object[] = hidden, model: 'mines' | 'bingo-75' = 'mines') {
    const player = await operator.createPlayer({ realMinor: 50_00 });
    const session = await games.open(model, player);
    return { player, session, round: (await games.start(session, bets)).round };
  }
  const roundOf = (id: string) =>
    operator.db.database
      .selectFrom('game_rounds')
      .select(['state', 'stake', 'win', 'balance_after as balance', 'moves'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  async function openAgain({ id }: TestPlayer): Promise<string> {
    const sessions = createPlayerSessions({ database: operator.db.database, now: () => operator.clock.now });
    return games.open('mines', { bearer: `Bearer ${await sessions.open(id, '192.0.2.7')}` });
  }

  it('is paid out after a day, once, by any number of processes', async () => {
    const climbed = await newRound();
    for (const [step, move] of ['open-0', 'open-1'].entries()) await games.act(climbed.session, climbed.round, step, move);
    const untouched = await newRound();
    const bought = await newRound(card, 'bingo-75');
    await games.act(bought.session, bought.round, 0, 'ball');
    const free = (await games.start(await games.open('mines'), hidden)).round;
    later(dayMs - 1);
    const young = await newRound();
    await endLeft();
    expect((await roundOf(climbed.round.id)).state).toBe('open');

    later(1);
    await Promise.all([endLeft(), endLeft(), endLeft()]);
    expect(await roundOf(climbed.round.id)).toEqual({ state: 'won', stake: 10_00, win: 12_85, balance: 52_85, moves: ['open-0', 'open-1', 'leave'] });
    expect(await roundOf(untouched.round.id)).toMatchObject({ state: 'returned', win: 10_00, balance: 50_00 });
    expect(await roundOf(bought.round.id)).toEqual({ state: 'lost', stake: 1_07, win: 0, balance: 48_93, moves: ['ball', 'collect'] });
    expect(await roundOf(free.id)).toMatchObject({ state: 'returned', balance: 1_000_00 });
    expect((await roundOf(young.round.id)).state).toBe('open');
    const announced = [climbed, untouched, bought].map(({ player }) => [player.id, 'EUR']);
    expect(balanceChanged.mock.calls).toHaveLength(3);
    expect(balanceChanged.mock.calls).toEqual(expect.arrayContaining(announced));

    const again = await openAgain(climbed.player);
    expect(await games.state(again)).toMatchObject({ balance: '52.85', open_round: null });
    for (const [step, move] of [
      [2, 'open-2'],
      [3, 'cash-out'],
    ] as const)
      expect(await games.act(again, climbed.round, step, move)).toEqual({ status: 0, error: 'conflict' });
    expect(await games.start(again, hidden)).toMatchObject({ status: 1 });
  });

  it('is also paid out if its game was withdrawn or the player is blocked', async () => {
    const { player, round } = await newRound();
    await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
    await games.setGame('mines', { enabled: false });
    later(dayMs);
    await endLeft();
    expect(await roundOf(round.id)).toMatchObject({ state: 'returned', balance: 50_00 });
    await games.setGame('mines', { enabled: true });
  });

  it('does not delay others if it cannot be ended', async () => {
    const rounds = [await newRound(), await newRound(card, 'bingo-75')];
    await operator.db.database.updateTable('games').set({ model: 'european-roulette' }).where('model', '=', 'bingo-75').execute();
    later(dayMs);
    await endLeft();
    expect(await Promise.all(rounds.map(async ({ round }) => (await roundOf(round.id)).state))).toEqual(['returned', 'open']);
    await createBetGames(operator);
    await endLeft();
    expect((await roundOf(rounds[1]?.round.id ?? '')).state).toBe('lost');
  });
});
