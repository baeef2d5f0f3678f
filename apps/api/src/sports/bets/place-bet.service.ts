import { createHash, randomUUID } from 'node:crypto';
import { wireOdds, type ErrorKey, type frontPlaceBet, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { fromWire, type Currency } from '@playfront/money';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { isRefusal, refuse } from '../../http/failures.ts';
import type { Live } from '../../live/live.ts';
import type { MoneyRule } from '../../wallet/money-rules.ts';
import type { WalletService } from '../../wallet/wallet.service.ts';
import { lockWallet } from '../../wallet/wallet.store.ts';
import type { LiveDelay } from './live-delay.ts';
import { returnOf, totalOddsOf, wonWorth, type BetShape } from './bet-return.ts';
import { wireReceipt } from './bet-wire.ts';
import { findBetByKey, insertBet, readLegs, type BetRow } from './bets.store.ts';
import { offersFor, type Offer } from './offers.ts';
import { lockEventsForBet } from './selections.store.ts';
import { readSlip } from './slip.ts';
import { stakeLimits } from './stake-limits.ts';

type Request = ValidRequestOf<typeof frontPlaceBet>;
type Response = WireResponseOf<typeof frontPlaceBet>;
type Player = { readonly playerId: string; readonly currency: Currency };

export type PlaceBet = {
  /** Accepts a bet and locks its stake, in one transaction (contract, front/place_bet). */
  place(player: Player, request: Request): Promise<Response | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  live: Pick<Live, 'balanceChanged'>;
  delay: LiveDelay;
};

export function createPlaceBet({ database, now, wallet, rules, live, delay }: Dependencies): PlaceBet {
  async function accept(trx: DatabaseTransaction, player: Player, request: Request, shape: BetShape, stakeMinor: number): Promise<BetRow | Refusal> {
    const at = now();
    const { playerId, currency } = player;
    await lockEventsForBet(
      trx,
      request.selections.map(({ event_id }) => event_id),
    );
    const offers = await offersFor(trx, request.selections, at);
    const refusal = refusalOf(request, offers);
    if (refusal) return refusal;

    const odds = offers.flatMap(({ outcome }) => outcome?.odds ?? []);
    const totalOdds = totalOddsOf(shape, odds);
    const possibleReturn = returnOf(stakeMinor, shape, odds.map(wonWorth));
    const limits = stakeLimits(currency, totalOdds);
    if (stakeMinor < limits.minMinor || stakeMinor > limits.maxMinor) return refuse('stake_out_of_range', { stake: 'stake_out_of_range' });
    const verdict = await rules.beforeWager(trx, { playerId, currency, amountMinor: stakeMinor, at, on: { kind: 'sports' } });
    if (isRefusal(verdict)) return verdict;

    const id = randomUUID();
    const locked = await wallet.move(trx, {
      kind: 'sports_bet',
      wallet: { owner: { kind: 'player', playerId }, currency },
      transactionId: `sports:${id}:stake`,
      moves: [{ from: 'player_real', to: 'player_locked', amountMinor: stakeMinor }],
    });
    if (!locked.ok) {
      if (locked.error === 'insufficient_funds') return refuse('insufficient_funds');
      throw new Error(`A new bet was refused its stake: ${locked.error}`);
    }
    const bet = {
      id,
      player_id: playerId,
      currency,
      kind: request.kind,
      line_size: shape.lineSize,
      lines: shape.lines,
      stake: stakeMinor,
      total_odds: totalOdds,
      possible_return: possibleReturn,
      idempotency_key: request.idempotency_key,
      payload_hash: hashOf(request),
      created_at: at,
    };
    const legs = request.selections.map(({ event_id, market, outcome }, index) => ({ event_id, market_id: market, outcome, odds: odds[index] ?? 0 }));
    return insertBet(trx, bet, legs);
  }

  async function receipt(bet: BetRow): Promise<Response> {
    return { status: 1, bet: wireReceipt(bet, await readLegs(database, [bet.id])) };
  }

  const repeated = (earlier: BetRow, request: Request) => (earlier.payload_hash.equals(hashOf(request)) ? receipt(earlier) : refuse('conflict'));

  return {
    async place(player, request) {
      const earlier = await findBetByKey(database, player.playerId, request.idempotency_key);
      if (earlier) return repeated(earlier, request);
      const shape = readSlip(request);
      if (isRefusal(shape)) return shape;
      const stake = fromWire(request.stake, player.currency);
      if (!stake) return refuse('malformed', { stake: 'stake_out_of_range' });

      await delay.wait(request.selections.map(({ event_id }) => event_id));
      const placed = await database.transaction().execute(async (trx) => {
        // The wallet is locked first: of two requests with one key, the second finds the first one's bet.
        await lockWallet(trx, { kind: 'player', playerId: player.playerId });
        const first = await findBetByKey(trx, player.playerId, request.idempotency_key);
        return first ? { first } : accept(trx, player, request, shape, stake.minor);
      });
      if ('first' in placed) return repeated(placed.first, request);
      // Even a refused bet may have ended an expired bonus.
      void live.balanceChanged(player.playerId, player.currency);
      return isRefusal(placed) ? placed : receipt(placed);
    },
  };
}

/** Why selections are not accepted at their odds: names all invalid ones, with the current odds. */
function refusalOf({ selections, accept_odds }: Request, offers: readonly Offer[]): Refusal | undefined {
  const closed: Record<string, ErrorKey> = {};
  const changed: Record<string, ErrorKey> = {};
  const current: Record<string, number> = {};
  for (const [index, { odds: seen }] of selections.entries()) {
    const offer = offers[index];
    if (!offer?.outcome || offer.availability !== 'open') {
      closed[`selections.${index}`] = 'event_closed';
      continue;
    }
    const { odds } = offer.outcome;
    if (odds === seen || accept_odds === 'any' || (accept_odds === 'better' && odds > seen)) continue;
    changed[`selections.${index}`] = 'odds_changed';
    current[`selections.${index}.odds`] = wireOdds(odds);
  }
  if (Object.keys(closed).length > 0) return refuse('event_closed', { ...closed, ...changed }, current);
  return Object.keys(changed).length > 0 ? refuse('odds_changed', changed, current) : undefined;
}

function hashOf({ kind, system_size, selections, stake, accept_odds }: Request): Buffer {
  return createHash('sha256')
    .update(
      JSON.stringify([
        kind,
        system_size ?? null,
        selections.map(({ event_id, market, outcome, odds }) => [event_id, market, outcome, odds]),
        stake,
        accept_odds,
      ]),
    )
    .digest();
}
