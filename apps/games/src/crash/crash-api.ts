import { frontGetCrashRounds, gameCrash, gameCrashBet, gameCrashCashOut, gameCrashTakeBack, type ResponseOf } from '@playfront/api-contract';
import type { Hundredths } from '@playfront/game-math';
import type { Caller, Outcome } from '../frame/game-api.ts';

export type CrashState = ResponseOf<typeof gameCrash>;
export type ChangedBet = ResponseOf<typeof gameCrashBet>;
export type WireBet = ChangedBet['bet'];
export type PastRounds = ResponseOf<typeof frontGetCrashRounds>;
export type PastRound = PastRounds['rounds'][number];

/** A bet to be placed; `amount` in major units, as in the API. */
export type BetRequest = {
  readonly number: number;
  readonly panel: 1 | 2;
  readonly amount: number;
  readonly autoCashOut: Hundredths | null;
  readonly idempotencyKey: string;
};

export type CrashApi = {
  /** The shared round, and the bets of the player in it. */
  crash(): Promise<Outcome<CrashState>>;
  /** The same key returns the same bet. */
  bet(bet: BetRequest): Promise<Outcome<ChangedBet>>;
  takeBack(betId: string): Promise<Outcome<ChangedBet>>;
  cashOut(betId: string): Promise<Outcome<ChangedBet>>;
  /** Rounds that are over, newest first. */
  pastRounds(count: number): Promise<Outcome<PastRounds>>;
};

export function createCrashApi(call: Caller): CrashApi {
  return {
    crash: () => call(gameCrash, {}),
    bet: ({ number, panel, amount, autoCashOut, idempotencyKey }) =>
      call(gameCrashBet, { number, panel, amount, auto_cash_out: autoCashOut, idempotency_key: idempotencyKey }),
    takeBack: (betId) => call(gameCrashTakeBack, { bet_id: betId }),
    cashOut: (betId) => call(gameCrashCashOut, { bet_id: betId }),
    pastRounds: (count) => call(frontGetCrashRounds, { page: 1, page_size: count }),
  };
}
