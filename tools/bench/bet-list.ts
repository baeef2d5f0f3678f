import type pg from 'pg';
import { createFundedPlayers } from './funded-players.ts';
import { load, type Load } from './load.ts';
import { call } from './operator-process.ts';

const betCount = 1_000_000;
const perSecond = 50;
const seconds = 15;
const dayMs = 86_400_000;

export type BetListResult = Load & {
  /** Sends each of the measured requests once. */
  once: (url: string) => Promise<void>;
};

/** Measures `get_bet_list` for a player with a million bets over three months: the periods that the site offers, first pages and distant pages. */
export async function measureBetList(url: string, database: pg.Pool, beforeLoad: () => Promise<void>): Promise<BetListResult> {
  const [player] = await createFundedPlayers(url, database, 1);
  if (!player) throw new Error('No player was created');
  await addBets(database, player.roundSessionId);
  const since = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  const requests = [
    { from: since(1), page: 1 },
    { from: since(7), page: 2 },
    { from: since(30), page: 1 },
    { from: since(90), page: 1 },
    { from: since(30), page: 1_000 },
    { from: since(60), to: since(20), page: 3 },
    { from: since(30), state: 'won', page: 1 },
    { page: 20_000 },
  ];
  let next = 0;
  const requestOf = () => ({
    path: '/api/front/get_bet_list',
    headers: { authorization: player.bearer },
    body: () => JSON.stringify(requests[(next += 1) % requests.length]),
  });
  await beforeLoad();
  await load({ url, connections: 4, seconds: 3, rate: perSecond, requestOf });
  const measured = await load({ url, connections: 4, seconds, rate: perSecond, requestOf });
  if (measured.failures > 0) throw new Error(`${measured.failures} bet lists failed`);
  const once = async (otherUrl: string) => {
    for (const request of requests) await call(otherUrl, 'front/get_bet_list', request, player.bearer);
  };
  return { ...measured, once };
}

/** Inserts bets as records of rounds, which the list reads, without ledger entries. */
async function addBets(database: pg.Pool, roundSessionId: string): Promise<void> {
  await database.query(
    `insert into game_rounds (round_session_id, idempotency_key, player_id, game_id, currency, nonce, stake, win, real_stake, bonus_stake, balance_after, state, outcome, created_at)
     select id, gen_random_uuid(), player_id, game_id, currency, number + 1000000, 100, case when number % 3 = 0 then 250 else 0 end, 100, 0, 100000,
       case when number % 3 = 0 then 'won' else 'lost' end, '{"spins": []}', now() - number * (interval '90 days' / $2::int)
     from round_sessions, generate_series(1, $2::int) as number where id = $1`,
    [roundSessionId, betCount],
  );
  await database.query('vacuum analyze game_rounds');
  // Pages that the insert left dirty must not be written during the measurement.
  await database.query('checkpoint');
}
