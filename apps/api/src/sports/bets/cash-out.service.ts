import { isUuid, type frontCashOut, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { fromWire, money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../../database/database.ts';
import { isRefusal, refuse } from '../../http/failures.ts';
import type { Live } from '../../live/live.ts';
import type { MoneyRule } from '../../wallet/money-rules.ts';
import type { WalletService } from '../../wallet/wallet.service.ts';
import { isFeedAlive } from '../book/book.service.ts';
import { findCashOut, findOpenEvents, lockCashOutKey, lockPlayersBet, readLegs, type BetRow } from './bets.store.ts';
import { cashOutOffer } from './cash-out.rules.ts';
import type { LiveDelay } from './live-delay.ts';
import { lockEventsForBet } from './selections.store.ts';
import { settleBet, stateOfReturn } from './settle-bet.ts';

type Request = ValidRequestOf<typeof frontCashOut>;
type Response = WireResponseOf<typeof frontCashOut>;
type Player = { readonly playerId: string; readonly currency: Currency };

export type CashOut = {
  /** Ends an open bet for its current value (contract, front/cash_out). */
  cashOut(player: Player, request: Request): Promise<Response | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  live: Pick<Live, 'balanceChanged'>;
  delay: LiveDelay;
};

export function createCashOut({ database, now, wallet, rules, live, delay }: Dependencies): CashOut {
  function payOut({ playerId, currency }: Player, request: Request, askedMinor: number): Promise<Response | Refusal> {
    return database.transaction().execute(async (trx) => {
      await lockCashOutKey(trx, playerId, request.idempotency_key);
      const earlier = await findCashOut(trx, playerId, request.idempotency_key);
      if (earlier) return repeated(earlier, request, askedMinor);
      const bet = await lockPlayersBet(trx, playerId, request.bet_id);
      if (!bet) return refuse('not_found');

      const at = now();
      await lockEventsForBet(trx, await findOpenEvents(trx, playerId, bet.id));
      const offer = cashOutOffer(bet, await readLegs(trx, [bet.id]), at, await isFeedAlive(trx, at));
      if (offer === undefined) return refuse('cash_out_unavailable');
      if (offer < askedMinor) return refuse('odds_changed', { amount: 'odds_changed' }, { amount: toWire(money(offer, currency)) });
      const cashOut = { key: request.idempotency_key, asked: askedMinor };
      await settleBet(trx, { wallet, rules, at }, bet, { returned: offer, state: stateOfReturn(bet.stake, offer), cashOut });
      return responseOf({ ...bet, returned: offer });
    });
  }

  return {
    async cashOut(player, asWritten) {
      // UUIDs are case-insensitive, but compared as text and used as lock keys.
      const request = { ...asWritten, bet_id: asWritten.bet_id.toLowerCase(), idempotency_key: asWritten.idempotency_key.toLowerCase() };
      const asked = fromWire(request.amount, player.currency);
      if (!asked) return refuse('malformed', { amount: 'amount_out_of_range' });
      if (!isUuid(request.bet_id)) return refuse('not_found');
      const earlier = await findCashOut(database, player.playerId, request.idempotency_key);
      if (earlier) return repeated(earlier, request, asked.minor);
      await delay.wait(await findOpenEvents(database, player.playerId, request.bet_id));
      const paid = await payOut(player, request, asked.minor);
      if (!isRefusal(paid)) void live.balanceChanged(player.playerId, player.currency);
      return paid;
    },
  };
}

function repeated(earlier: BetRow, { bet_id }: Request, askedMinor: number): Response | Refusal {
  return earlier.id === bet_id && earlier.cash_out_asked === askedMinor ? responseOf(earlier) : refuse('conflict');
}

function responseOf({ id, currency, returned }: BetRow): Response {
  return { status: 1, bet_id: id, currency, amount: toWire(money(returned ?? 0, currency)) };
}
