import { randomUUID } from 'node:crypto';
import type { Bet, GameModel, Played } from '@playfront/game-math';
import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { findOpenRound, updateRound, type BetRoundRow } from './bet-rounds.store.ts';
import { betModelOf } from './models.ts';
import { balanceAfterStake, stateOf, type RoundMoney, type Staked } from './round-money.ts';
import type { RoundSession } from './round-sessions.store.ts';
import { roundWords } from './round-words.ts';
import { insertRound } from './rounds.store.ts';
import { wireOutcome, wirePlayed, type WirePlayed } from './wire-bet-round.ts';

/** How long an open round waits for its player. */
const openRoundHours = 24;

/** The course of a round with its money. The caller has locked the round, or for a new one its session, and checked who may play. */
export type BetRoundPlay = {
  /** Stakes and draws a round, and settles it unless the player has moves to make. */
  open(trx: DatabaseTransaction, session: RoundSession, bets: readonly Bet[], key: string): Promise<WirePlayed | Refusal>;
  /** What a move costs now; undefined if it is not open to the player. */
  costOf(session: RoundSession, round: BetRoundRow, move: string): number | undefined;
  /** Makes a move that is open to the player. */
  advance(
    trx: DatabaseTransaction,
    session: RoundSession,
    round: BetRoundRow,
    move: { id: string; costMinor: number },
  ): Promise<WirePlayed | Refusal>;
  /** Ends a round that its player has left. */
  end(trx: DatabaseTransaction, session: RoundSession, round: BetRoundRow): Promise<void>;
};

export function createBetRoundPlay({ roundMoney }: { roundMoney: RoundMoney }): BetRoundPlay {
  return {
    async open(trx, session, bets, key) {
      const model = betModelOf(session.model);
      if (model.endingMove && (await findOpenRound(trx, session))) return refuse('conflict');
      const roundId = randomUUID();
      const nonce = session.next_nonce;
      const played = model.play(bets, [], roundWords(session.server_seed, session.client_seed, nonce));
      const { stakeMinor, winMinor } = played;
      const staked = await roundMoney.stake(trx, { session, roundId, transactionId: `round:${roundId}:bet`, amountMinor: stakeMinor });
      if (isRefusal(staked)) return staked;

      const { at, parts } = staked;
      const isOpen = played.moves.length > 0;
      const row = {
        id: roundId,
        currency: session.currency,
        nonce,
        stake: stakeMinor,
        win: winMinor,
        real_stake: parts.real,
        bonus_stake: parts.bonus,
        balance_after: isOpen
          ? balanceAfterStake(staked)
          : await roundMoney.settle(trx, { session, roundId, stakeMinor, parts, at, winMinor, staked }),
        state: isOpen ? ('open' as const) : stateOf(stakeMinor, winMinor),
        created_at: at,
        ...(isOpen ? { closes_at: new Date(at.getTime() + openRoundHours * 3_600_000) } : {}),
      };
      const outcome = wireOutcome(played, session.currency);
      await insertRound(trx, {
        ...row,
        round_session_id: session.id,
        idempotency_key: key,
        player_id: session.player_id,
        game_id: session.game_id,
        bets: JSON.stringify(bets),
        moves: [],
        outcome: JSON.stringify(outcome),
      });
      return wirePlayed({ ...row, closes_at: row.closes_at ?? null, moves: [], outcome });
    },

    costOf: (session, round, move) => replay(betModelOf(session.model), round, round.moves ?? []).moves.find(({ id }) => id === move)?.costMinor,

    async advance(trx, session, round, { id, costMinor }) {
      const moves = [...(round.moves ?? []), id];
      const transactionId = `round:${round.id}:move:${moves.length}`;
      const staked = costMinor > 0 ? await roundMoney.stake(trx, { session, roundId: round.id, transactionId, amountMinor: costMinor }) : undefined;
      if (isRefusal(staked)) return staked;
      return wirePlayed(await settleOrWait(trx, { session, round, moves, staked }));
    },

    async end(trx, session, round) {
      const { id, endingMove } = betModelOf(session.model);
      if (!endingMove) throw new Error(`A round of ${id} never waits for its player`);
      await settleOrWait(trx, { session, round, moves: [...(round.moves ?? []), endingMove], staked: undefined });
    },
  };

  type Moved = { session: RoundSession; round: BetRoundRow; moves: string[]; staked: Staked | undefined };

  async function settleOrWait(trx: DatabaseTransaction, { session, round, moves, staked }: Moved): Promise<BetRoundRow> {
    const played = replay(betModelOf(session.model), round, moves);
    const { stakeMinor, winMinor } = played;
    const parts = { real: round.real_stake + (staked?.parts.real ?? 0), bonus: round.bonus_stake + (staked?.parts.bonus ?? 0) };
    const isOpen = played.moves.length > 0;
    const ending = { session, roundId: round.id, stakeMinor, parts, at: round.created_at, winMinor, ...(staked ? { staked } : {}) };
    const balanceWhileOpen = () => (staked ? balanceAfterStake(staked) : roundMoney.balance(trx, session));
    const changes = {
      moves,
      stake: stakeMinor,
      real_stake: parts.real,
      bonus_stake: parts.bonus,
      win: winMinor,
      state: isOpen ? ('open' as const) : stateOf(stakeMinor, winMinor),
      balance_after: isOpen ? await balanceWhileOpen() : await roundMoney.settle(trx, ending),
      closes_at: isOpen ? round.closes_at : null,
    };
    const outcome = wireOutcome(played, round.currency);
    await updateRound(trx, round.id, { ...changes, outcome: JSON.stringify(outcome) });
    return { ...round, ...changes, outcome };
  }
}

function replay(
  model: GameModel,
  { bets, server_seed: serverSeed, client_seed: clientSeed, nonce }: BetRoundRow,
  moves: readonly string[],
): Played<unknown> {
  return model.play(bets ?? [], moves, roundWords(serverSeed, clientSeed, nonce));
}
