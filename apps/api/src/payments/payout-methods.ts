import type { Connection } from '../database/database.ts';
import { processorsPaidWith } from './deposits.store.ts';
import { readCards, type SavedCard } from './instruments.store.ts';
import type { Payer, PayoutProcessor, Processors } from './processors.service.ts';

/** A payout method that is open to one player, with the cards it can pay to. `isPaidWith`: the player has deposited with it. */
export type PayoutMethod = PayoutProcessor & { readonly cards: readonly SavedCard[]; readonly isPaidWith: boolean };

/** Flows that pay back to the source of the money: without payout fields, they require an earlier deposit by the method. */
const needsEarlierDeposit: readonly string[] = ['same_account', 'hosted'];

/** The payout methods that are open to a player. */
export async function payoutMethodsOf(
  db: Connection,
  processors: Processors,
  player: Payer & { readonly playerId: string },
): Promise<PayoutMethod[]> {
  const [open, cards, paidWith] = await Promise.all([
    processors.payouts(player),
    readCards(db, player.playerId),
    processorsPaidWith(db, player.playerId),
  ]);
  return open
    .map((processor) => ({
      ...processor,
      cards: cards.filter((card) => card.processor === processor.id),
      isPaidWith: paidWith.includes(processor.id),
    }))
    .filter(({ withdrawal, cards: own }) => withdrawal.flow !== 'card_payout' || own.length > 0)
    .filter(({ withdrawal, isPaidWith }) => !needsEarlierDeposit.includes(withdrawal.flow) || isPaidWith);
}
