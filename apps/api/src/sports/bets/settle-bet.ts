import type { DatabaseTransaction } from '../../database/database.ts';
import type { BetState } from '../../games/games.tables.ts';
import type { MoneyRule } from '../../wallet/money-rules.ts';
import type { WalletService } from '../../wallet/wallet.service.ts';
import { closeBet, type BetRow } from './bets.store.ts';

/** The outcome of a bet. A cash-out includes the player's request. */
export type BetEnd = {
  readonly returned: number;
  readonly state: Exclude<BetState, 'open'>;
  readonly cashOut?: { readonly key: string; readonly asked: number };
};

/** A return of the stake or less does not count as a win. */
export function stateOfReturn(stake: number, returned: number): BetEnd['state'] {
  if (returned > stake) return 'won';
  return returned > 0 ? 'returned' : 'lost';
}

/**
 * Ends an open bet that the caller has locked: the stake moves from the locked balance to the operator, the return from the operator to the player,
 * in one transfer. Settlement and cash-out share the transfer's id, so that the ledger alone would refuse the second of them.
 */
export async function settleBet(
  trx: DatabaseTransaction,
  { wallet, rules, at }: { wallet: WalletService; rules: Required<MoneyRule>; at: Date },
  bet: BetRow,
  { returned, state, cashOut }: BetEnd,
): Promise<void> {
  const { id, player_id: playerId, currency, stake } = bet;
  const posted = await wallet.move(trx, {
    kind: 'sports_settlement',
    wallet: { owner: { kind: 'player', playerId }, currency },
    transactionId: `sports:${id}:settlement`,
    moves: [
      { from: 'player_locked', to: 'house_sports', amountMinor: stake },
      ...(returned > 0 ? [{ from: 'house_sports', to: 'player_real', amountMinor: returned } as const] : []),
    ],
  });
  if (!posted.ok) throw new Error(`Bet ${id} was not settled: ${posted.error}`);
  await rules.afterWager(trx, {
    playerId,
    currency,
    amountMinor: stake,
    at,
    on: { kind: 'sports' },
    roundId: id,
    realMinor: stake,
    bonusMinor: 0,
    winMinor: returned,
  });
  await closeBet(trx, id, { state, returned, at }, cashOut);
}
