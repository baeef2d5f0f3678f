import { randomUUID } from 'node:crypto';
import { returnOf, type Hundredths } from '@playfront/game-math';
import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { updateRound } from '../games/bet-rounds.store.ts';
import { balanceAfterStake, stateOf, type RoundMoney } from '../games/round-money.ts';
import { readRoundSession, type RoundSession } from '../games/round-sessions.store.ts';
import { insertRound } from '../games/rounds.store.ts';
import { wireOutcome } from '../games/wire-bet-round.ts';
import { isRefusal } from '../http/failures.ts';
import { bustOf, targetOf } from './crash-rounds.rules.ts';
import type { CrashBetRow, CrashRound } from './crash.store.ts';

/** A bet that a player asks for. `amountMinor` is 0 for an amount that is none. */
export type AskedBet = { readonly number: number; readonly panel: 1 | 2; readonly spot: string; readonly key: string; readonly amountMinor: number };

/** The course of a bet with its money. The caller has locked the bet, or for a new one its session and round. */
export type CrashPlay = {
  /** Debits and stores a bet. */
  stake(trx: DatabaseTransaction, session: RoundSession, asked: AskedBet): Promise<CrashBetRow | Refusal>;
  /** Pays a bet at a multiple, or loses it without one. */
  finish(trx: DatabaseTransaction, bet: CrashBetRow, multiple: Hundredths | undefined, moves: string[]): Promise<CrashBetRow>;
  /** Returns the stake of a bet. */
  giveBack(trx: DatabaseTransaction, bet: CrashBetRow): Promise<CrashBetRow>;
  /** Pays an open bet that reached its automatic cash-out; otherwise loses or returns it if the round is over, and else leaves it as it is. */
  settle(trx: DatabaseTransaction, bet: CrashBetRow, round: CrashRound): Promise<CrashBetRow>;
};

export function createCrashPlay({ roundMoney }: { roundMoney: RoundMoney }): CrashPlay {
  async function write(trx: DatabaseTransaction, bet: CrashBetRow, changes: Pick<CrashBetRow, 'state' | 'win' | 'moves' | 'balance_after'>) {
    const changed = { ...bet, ...changes };
    await updateRound(trx, bet.id, { ...changes, outcome: outcomeOf(changed) });
    return changed;
  }

  const play: CrashPlay = {
    async stake(trx, session, { number, panel, spot, key, amountMinor }) {
      const id = randomUUID();
      const staked = await roundMoney.stake(trx, { session, roundId: id, transactionId: stakeIdOf(id), amountMinor });
      if (isRefusal(staked)) return staked;
      const bet = {
        id,
        round_session_id: session.id,
        player_id: session.player_id,
        currency: session.currency,
        stake: amountMinor,
        win: 0,
        real_stake: staked.parts.real,
        bonus_stake: staked.parts.bonus,
        balance_after: balanceAfterStake(staked),
        state: 'open' as const,
        bets: [{ spot, amountMinor }],
        moves: [],
        created_at: staked.at,
        crash_number: number,
        crash_panel: panel,
      };
      const stored = { ...bet, game_id: session.game_id, nonce: session.next_nonce, idempotency_key: key, bets: JSON.stringify(bet.bets) };
      await insertRound(trx, { ...stored, outcome: outcomeOf(bet) });
      return bet;
    },

    async finish(trx, bet, multiple, moves) {
      const session = await readRoundSession(trx, bet.round_session_id);
      const winMinor = multiple === undefined ? 0 : returnOf(bet.stake, multiple * 100);
      const stake = { session, roundId: bet.id, stakeMinor: bet.stake, parts: partsOf(bet), at: bet.created_at };
      const balance = await roundMoney.settle(trx, { ...stake, winMinor });
      return write(trx, bet, { state: stateOf(bet.stake, winMinor), win: winMinor, moves, balance_after: balance });
    },

    async giveBack(trx, bet) {
      const session = await readRoundSession(trx, bet.round_session_id);
      const stake = { session, roundId: bet.id, stakeId: stakeIdOf(bet.id), parts: partsOf(bet), at: bet.created_at };
      return write(trx, bet, { state: 'void', win: 0, moves: [], balance_after: await roundMoney.giveBack(trx, stake) });
    },

    async settle(trx, bet, round) {
      const target = targetOf(bet);
      if (target <= bustOf(round)) return play.finish(trx, bet, target, []);
      if (!round.ended_at) return bet;
      return round.is_interrupted ? play.giveBack(trx, bet) : play.finish(trx, bet, undefined, []);
    },
  };
  return play;
}

const stakeIdOf = (betId: string) => `round:${betId}:bet`;
const partsOf = ({ real_stake: real, bonus_stake: bonus }: CrashBetRow) => ({ real, bonus });

/** What a round stores of its result. The end of the flight is added when it is read, so that a bet cashed out in flight does not reveal it. */
function outcomeOf(bet: Pick<CrashBetRow, 'currency' | 'stake' | 'win' | 'state' | 'bets' | 'moves'>): string {
  const cashedOutAt = bet.win > 0 ? targetOf(bet) : null;
  const bets = [{ spot: bet.bets?.[0]?.spot ?? '', amountMinor: bet.stake, winMinor: bet.win }];
  return JSON.stringify(wireOutcome({ view: { cashedOutAt }, bets, stakeMinor: bet.stake, winMinor: bet.win, moves: [] }, bet.currency));
}
