import { randomUUID } from 'node:crypto';
import type { gameSpin, Refusal, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency, type Money } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import { drawRound, priceOf } from './draw-round.ts';
import type { Jackpots } from './jackpots.service.ts';
import { slotModelOf } from './models.ts';
import { stateOf, walletOf, type RoundMoney } from './round-money.ts';
import type { RoundSession } from './round-sessions.store.ts';
import { roundWords } from './round-words.ts';
import { insertRound } from './rounds.store.ts';
import type { ReelsOutcome } from './wire-spin.ts';

/** A round as the game page receives it. */
export type PlayedSpins = WireResponseOf<typeof gameSpin>;

/** The bet of a round, bought or not, and the key of its request. */
type Asked = { readonly betMinor: number; readonly isBought: boolean; readonly key: string };

/** A round of reels with its money. The caller has locked its session and checked who may play. */
export type ReelsPlay = (trx: DatabaseTransaction, session: RoundSession, asked: Asked) => Promise<PlayedSpins | Refusal>;

export function createReelsPlay({ roundMoney, jackpots }: { roundMoney: RoundMoney; jackpots: Pick<Jackpots, 'take'> }): ReelsPlay {
  return async (trx, session, { betMinor, isBought, key }) => {
    const roundId = randomUUID();
    const { currency, next_nonce: nonce } = session;
    const model = slotModelOf(session.model);
    const stake = (isBought ? priceOf(model, betMinor) : undefined) ?? betMinor;
    const staked = await roundMoney.stake(trx, { session, roundId, transactionId: `round:${roundId}:bet`, amountMinor: stake });
    if (isRefusal(staked)) return staked;

    const draw = { model, currency, betMinor, isBought };
    const { spins, winMinor, jackpot } = drawRound(draw, roundWords(session.server_seed, session.client_seed, nonce));
    const { at, parts, accounts, receipts } = staked;
    const spin = jackpot && { model: jackpot.model, wallet: walletOf(session), roundId, stakeMinor: stake, isWon: jackpot.isWon, locked: accounts };
    const step = spin && (await jackpots.take(trx, spin));
    const ending = { session, roundId, stakeMinor: stake, parts, at, winMinor };
    const balanceAfter = await roundMoney.settle(trx, { ...ending, staked: { ...staked, receipts: [...receipts, ...(step?.receipt ?? [])] } });

    const wire = (minor: number) => toWire(money(minor, currency));
    const win = winMinor + (step?.paidMinor ?? 0);
    const round = {
      id: roundId,
      round_session_id: session.id,
      idempotency_key: key,
      player_id: session.player_id,
      game_id: session.game_id,
      currency,
      nonce,
      stake,
      win,
      real_stake: parts.real,
      bonus_stake: parts.bonus,
      balance_after: balanceAfter,
      state: stateOf(stake, win),
    };
    const outcome: ReelsOutcome = {
      spins,
      ...(isBought && { bought_bet: wire(betMinor) }),
      ...(jackpot &&
        step && {
          jackpot: { draw: jackpot.draw, below: jackpot.below, won: jackpot.isWon ? wire(step.paidMinor) : null, amount: wire(step.amountMinor) },
        }),
    };
    await insertRound(trx, { ...round, outcome: JSON.stringify(outcome), created_at: at });
    return wireRound({ ...round, outcome });
  };
}

type StoredRound = { id: string; currency: Currency; nonce: number; stake: number; win: number; balance_after: number; outcome: object };

/** Whether a repeated request asks for the bet of its round, bought or not. */
export function isSameStake({ stake, outcome }: StoredRound, isBought: boolean, bet: Money): boolean {
  const { bought_bet: boughtBet } = outcome as ReelsOutcome;
  return isBought ? boughtBet === toWire(bet) : boughtBet === undefined && stake === bet.minor;
}

export function wireRound(round: StoredRound): PlayedSpins {
  const wire = (minor: number) => toWire(money(minor, round.currency));
  // Written by this service only, in this format.
  const { spins, jackpot } = round.outcome as ReelsOutcome;
  return {
    status: 1,
    round_id: round.id,
    nonce: round.nonce,
    spins,
    ...(jackpot && { jackpot }),
    bet: wire(round.stake),
    win: wire(round.win),
    balance: wire(round.balance_after),
    celebrate: round.win > round.stake,
  };
}
