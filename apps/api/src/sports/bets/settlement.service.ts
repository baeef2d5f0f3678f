import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Live } from '../../live/live.ts';
import type { MoneyRule } from '../../wallet/money-rules.ts';
import type { WalletService } from '../../wallet/wallet.service.ts';
import { decidedWorth, returnOf } from './bet-return.ts';
import { findBetsToSettle, readLegs, setLegResult, takeBet, type BetRow, type LegRow } from './bets.store.ts';
import { settleBet, stateOfReturn, type BetEnd } from './settle-bet.ts';

const batchSize = 200;
/** Bets settled concurrently: mostly of different players, and few enough to leave connections for others. */
const atOnce = 4;

export type Settlement = {
  /** Settles every bet that is decided by the known results. Safe to repeat, and to run in several processes concurrently. */
  settleDue(): Promise<void>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  live: Pick<Live, 'balanceChanged'>;
  log: FastifyBaseLogger;
};

export function createSettlement({ database, now, wallet, rules, live, log }: Dependencies): Settlement {
  /** Applies the results of its legs to a bet and ends it if they decide it. */
  async function settleOne(betId: string): Promise<void> {
    try {
      const taken = await database.transaction().execute(async (trx) => {
        const bet = await takeBet(trx, betId);
        if (!bet) return undefined;
        const legs: LegRow[] = [];
        for (const leg of await readLegs(trx, [betId])) {
          const result = leg.result ?? leg.results?.[leg.outcome] ?? null;
          if (result !== null && leg.result === null) await setLegResult(trx, leg, result);
          legs.push({ ...leg, result });
        }
        const end = bet.state === 'open' ? endOf(bet, legs) : undefined;
        if (end) await settleBet(trx, { wallet, rules, at: now() }, bet, end);
        return { bet, isSettled: end !== undefined };
      });
      if (taken?.isSettled) void live.balanceChanged(taken.bet.player_id, taken.bet.currency);
    } catch (error) {
      // Nothing was written, so the bet is retried in the next run; the failure must not delay the others.
      log.error({ err: error, bet: betId }, 'sports settlement');
    }
  }

  return {
    async settleDue() {
      let after: string | undefined;
      for (;;) {
        // Each bet is checked once per run, so that locked or failing ones do not block the rest.
        const due = await findBetsToSettle(database, { after, limit: batchSize });
        for (let start = 0; start < due.length; start += atOnce) await Promise.all(due.slice(start, start + atOnce).map(settleOne));
        if (due.length < batchSize) return;
        after = due.at(-1);
      }
    },
  };
}

/** The outcome of a bet, once it is final: all legs are decided, or too many are lost for any line to win. */
export function endOf(bet: Pick<BetRow, 'stake' | 'line_size' | 'lines'>, legs: readonly Pick<LegRow, 'odds' | 'result'>[]): BetEnd | undefined {
  const alive = legs.filter(({ result }) => result !== 'lost');
  if (alive.length < bet.line_size) return { state: 'lost', returned: 0 };
  if (alive.some(({ result }) => result === null)) return undefined;
  if (legs.every(({ result }) => result === 'void')) return { state: 'void', returned: bet.stake };
  const worths = legs.map(({ odds, result }) => decidedWorth(odds, result ?? 'lost'));
  const returned = returnOf(bet.stake, { lineSize: bet.line_size, lines: bet.lines }, worths);
  return { state: stateOfReturn(bet.stake, returned), returned };
}
