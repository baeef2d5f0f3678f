import { saveCard } from '../payments/instruments.store.ts';
import type { TestOperator, TestPlayer } from './test-operator.ts';

/** Saves a card of a player, ending in 4412, and returns its id. */
export function createCard({ db, clock }: TestOperator, { id }: TestPlayer): Promise<string> {
  return saveCard(db.database, { playerId: id, processor: 'sandbox_card', token: `card-of-${id}`, scheme: 'visa', last4: '4412' }, clock.now);
}
