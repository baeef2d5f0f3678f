import { callerOf, frontGetCrashRounds, gameCrash, gameCrashBet, gameCrashCashOut, gameCrashTakeBack } from '@playfront/api-contract';
import { crashClientSeed } from '@playfront/game-math';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { readRoundSession } from '../games/round-sessions.store.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import type { CrashBets } from './crash-bets.service.ts';
import { readCrashList } from './crash-list.ts';
import { bustOf } from './crash-rounds.rules.ts';
import { findLastCrashRound, readEndedCrashRounds, readOwnCrashBets } from './crash.store.ts';
import { wireCrashBet, wireCrashRound } from './wire-crash.ts';

/** Rounds that the page shows above the scene. */
const historyLength = 30;
/** Rounds whose bets a page gets that opens or reconnects. */
const ownRounds = 20;

type Dependencies = { database: Database; now: () => Date; bets: CrashBets; betThrottle: Pick<Throttle, 'take'> };

export function registerCrash(calls: CallRegistry, { database, now, bets, betThrottle }: Dependencies): void {
  const countAddress = (ip: string) => betThrottle.take({ limit: 'spin_address', of: callerOf(ip) });

  calls.round(gameCrash, async ({ round: { id }, request }) => {
    const refusal = await countAddress(request.ip);
    if (refusal) return refusal;
    const session = await readRoundSession(database, id);
    if (session.player_status === 'blocked') return refuse('disable_site_access');
    const owner = session.player_id
      ? ({ kind: 'player', playerId: session.player_id } as const)
      : ({ kind: 'demo', roundSessionId: session.id } as const);
    const [last, ended, { real, bonus }] = await Promise.all([
      findLastCrashRound(database),
      readEndedCrashRounds(database, Number.MAX_SAFE_INTEGER, historyLength),
      readBalances(database, owner),
    ]);
    const round = wireCrashRound(last, now());
    const [own, list] = await Promise.all([
      last ? readOwnCrashBets(database, session, { number: last.number, count: ownRounds }) : [],
      last && round.state !== 'waiting' ? readCrashList(database, last.number) : { bets: [], count: 0 },
    ]);
    const history = ended.filter((row) => !row.is_interrupted).map((row) => ({ number: row.number, bust: bustOf(row) }));
    return { status: 1, round, own: own.map(wireCrashBet), ...list, balance: toWire(money(real + bonus, session.currency)), history };
  });

  calls.round(gameCrashBet, async ({ body, round, request }) => {
    const refusal = await countAddress(request.ip);
    return refusal ?? bets.place(round.id, body, request.ip);
  });

  calls.round(gameCrashTakeBack, async ({ body, round, request }) => {
    const refusal = await countAddress(request.ip);
    return refusal ?? bets.takeBack(round.id, body.bet_id);
  });

  calls.round(gameCrashCashOut, async ({ body, round, request, receivedAt }) => {
    const refusal = await countAddress(request.ip);
    return refusal ?? bets.cashOut(round.id, body.bet_id, receivedAt);
  });

  calls.open(frontGetCrashRounds, async ({ body: { page, page_size: size }, request }) => {
    const refusal = await countAddress(request.ip);
    if (refusal) return refusal;
    const last = await findLastCrashRound(database);
    // Numbers have no gaps, and only the last round may be open.
    const total = last ? last.number - (last.ended_at ? 0 : 1) : 0;
    const rows = await readEndedCrashRounds(database, total - (page - 1) * size, size);
    const rounds = rows.map((row) => ({
      number: row.number,
      server_seed_hash: row.server_seed_hash,
      server_seed: row.server_seed,
      bust: bustOf(row),
      date: row.created_at.toISOString(),
      is_interrupted: row.is_interrupted,
    }));
    return { status: 1, client_seed: crashClientSeed, rounds, total };
  });
}
