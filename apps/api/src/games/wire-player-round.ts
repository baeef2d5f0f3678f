import { crashBust, crashClientSeed } from '@playfront/game-math';
import type { frontGetRound, WireResponseOf } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { PlayerRoundRow } from './player-rounds.store.ts';
import { roundWords } from './round-words.ts';
import type { Outcome } from './wire-bet-round.ts';
import type { ReelsOutcome } from './wire-spin.ts';

type WireRound = WireResponseOf<typeof frontGetRound>['round'];

/** Clocks of processes differ: a bet must not be accepted by one process after another has revealed the seed. */
const clockMarginMs = 60_000;

export function wirePlayerRound(row: PlayerRoundRow, now: Date): WireRound {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  const { slug, name, engine, model, symbols } = row;
  return {
    id: row.id,
    date: row.created_at.toISOString(),
    state: row.state,
    game: { slug, name, provider: row.provider_name, thumb: row.thumb_w200, engine, model: model ?? '', symbols },
    currency: row.currency,
    stake: wire(row.stake),
    win: wire(row.win),
    balance_after: wire(row.balance_after),
    outcome: outcomeOf(row),
    nonce: row.crash_number ?? row.nonce,
    ...(crashSeedsOf(row) ?? seedsOf(row, now)),
  };
}

/** Written by the services of spins and bet rounds only. */
function outcomeOf(row: PlayerRoundRow): WireRound['outcome'] {
  const { bets: placed, moves, outcome } = row;
  if (!placed) return reelsOutcomeOf(outcome as ReelsOutcome);
  const { view, bets } = outcome as Outcome;
  return {
    ...{ kind: 'bets', view: { ...view, ...crashEndOf(row) }, bets, moves: moves ?? [] },
    ...(row.crash_is_interrupted && { is_interrupted: true }),
  };
}

/** The end of the flight that a bet is on, once it is over; for crash only. */
function crashEndOf({ crash_number: number, crash_server_seed: serverSeed, crash_ended_at: endedAt }: PlayerRoundRow) {
  if (number === null || serverSeed === null) return {};
  return { bust: endedAt ? crashBust(roundWords(serverSeed, crashClientSeed, number)) : null };
}

/** The seeds of a crash round, which all players share. A bet that was taken back has no result to recompute. */
function crashSeedsOf(row: PlayerRoundRow): ReturnType<typeof seedsOf> | undefined {
  if (row.crash_server_seed_hash === null) return undefined;
  const isOver = row.crash_ended_at !== null && row.state !== 'void' && row.state !== 'open';
  return { client_seed: crashClientSeed, server_seed_hash: row.crash_server_seed_hash, server_seed: isOver ? row.crash_server_seed : null };
}

function reelsOutcomeOf({ spins, bought_bet, jackpot }: ReelsOutcome): WireRound['outcome'] {
  const waysSpins = spins.filter((spin) => 'steps' in spin);
  if (waysSpins.length > 0) return { kind: 'ways', spins: waysSpins };
  return {
    kind: 'reels',
    spins: spins.filter((spin) => 'window' in spin),
    ...(bought_bet !== undefined && { bought_bet }),
    ...(jackpot && { jackpot }),
  };
}

function seedsOf(row: PlayerRoundRow, now: Date): Pick<WireRound, 'client_seed' | 'server_seed_hash' | 'server_seed'> {
  if (row.replaced_server_seed !== null && row.revealed_at !== null)
    return { client_seed: row.replaced_client_seed ?? '', server_seed_hash: row.replaced_hash ?? '', server_seed: row.replaced_server_seed };
  return {
    client_seed: row.replaced_client_seed ?? row.client_seed,
    server_seed_hash: row.server_seed_hash,
    server_seed: !row.is_waiting && hasEnded(row, now) ? row.server_seed : null,
  };
}

/**
 * Whether the round session accepts no more bets. A start that read the session before it ended may still wait for the wallet, so that its round is not
 * visible yet: the margin is longer than any statement.
 */
function hasEnded({ expires_at, revoked_at, session_expires_at }: PlayerRoundRow, now: Date): boolean {
  const isOver = (end: Date) => end.getTime() + clockMarginMs <= now.getTime();
  return isOver(expires_at) || (revoked_at !== null && isOver(revoked_at)) || (session_expires_at !== null && isOver(session_expires_at));
}
