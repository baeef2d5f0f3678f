import { crashMultipleAt, crashSpot } from '@playfront/game-math';
import type { gameCrashBet, WireCrashBet, WireCrashRound, WireListedCrashBet, WireResponseOf } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { readListedCrashBets, CrashBetRow, CrashRound } from './crash.store.ts';
import { bustOf, crashPauseMs, shortName, targetOf } from './crash-rounds.rules.ts';

/** What the calls that change a bet return. */
export type WireChangedBet = WireResponseOf<typeof gameCrashBet>;

/** A round that is over by more than this is not followed by another one: the clock sleeps. */
const lateMs = 1_000;

export function wireCrashRound(round: CrashRound | undefined, at: Date): WireCrashRound {
  if (!round) return { state: 'waiting' };
  const fingerprint = { number: round.number, server_seed_hash: round.server_seed_hash };
  const msUntil = (time: Date, ms = 0) => time.getTime() + ms - at.getTime();
  if (round.ended_at) {
    const msLeft = msUntil(round.ended_at, crashPauseMs);
    if (msLeft < -lateMs || round.is_interrupted) return { state: 'waiting' };
    return { state: 'crashed', ...fingerprint, server_seed: round.server_seed, bust: bustOf(round), ms_left: Math.max(0, msLeft) };
  }
  if (!round.flight_started_at) return { state: 'betting', ...fingerprint, ms_left: Math.max(0, msUntil(round.betting_ends_at)) };
  const elapsedMs = Math.max(0, -msUntil(round.flight_started_at));
  return { state: 'flying', ...fingerprint, elapsed_ms: elapsedMs, multiple: Math.min(crashMultipleAt(elapsedMs), bustOf(round)) };
}

const wireStates = { open: 'open', won: 'cashed_out', returned: 'cashed_out', lost: 'lost', void: 'void' } as const;

export function wireCrashBet(row: CrashBetRow): WireCrashBet {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  const state = wireStates[row.state];
  return {
    id: row.id,
    number: row.crash_number ?? 0,
    panel: row.crash_panel ?? 1,
    amount: wire(row.stake),
    auto_cash_out: row.bets?.[0]?.spot === crashSpot(null) ? null : targetOf({ bets: row.bets }),
    state,
    cashed_out_at: state === 'cashed_out' ? targetOf(row) : null,
    win: wire(row.win),
  };
}

export function wireChangedBet(row: CrashBetRow): WireChangedBet {
  return { status: 1, bet: wireCrashBet(row), balance: toWire(money(row.balance_after, row.currency)), celebrate: row.state === 'won' };
}

export function wireListedBet(row: Awaited<ReturnType<typeof readListedCrashBets>>[number]): WireListedCrashBet {
  const { amount, cashed_out_at, win } = wireCrashBet(row);
  return {
    id: row.id,
    name: shortName(row.username),
    currency: row.currency,
    amount,
    cashed_out_at,
    win: cashed_out_at === null ? null : win,
  };
}
