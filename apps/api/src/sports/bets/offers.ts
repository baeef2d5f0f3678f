import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { isFeedAlive } from '../book/book.service.ts';
import { marketStatus } from '../events/feed-messages.ts';
import type { OutcomeRow } from '../events/outcomes.ts';
import { readOffers, type MarketOffer, type SelectionKey } from './selections.store.ts';

/** `suspended`: accepts no bets at the moment; `closed`: accepts no further bets. */
export type Availability = 'open' | 'suspended' | 'closed';
/** The current offer for a selection of a slip; `outcome` is missing if it does not exist. */
export type Offer = { readonly market: MarketOffer | undefined; readonly outcome: OutcomeRow | undefined; readonly availability: Availability };

type Selection = SelectionKey & { readonly outcome: string };

/** The current offer for each selection, in their order. */
export async function offersFor(db: Database | DatabaseTransaction, selections: readonly Selection[], at: Date): Promise<Offer[]> {
  // One query at a time: a transaction has one connection.
  const markets = await readOffers(db, selections);
  const isAlive = await isFeedAlive(db, at);
  return selections.map(({ event_id, market: id, outcome: outcomeId }) => {
    const market = markets.find((candidate) => candidate.event_id === event_id && candidate.market_id === id);
    const outcome = market?.outcomes.find((candidate) => candidate.id === outcomeId);
    return { market, outcome, availability: market && outcome ? availabilityOf(market, at, isAlive) : 'closed' };
  });
}

/** Whether a market accepts bets. Between its start and the feed's confirmation, an event accepts none. */
export function availabilityOf({ market_status, event_status, start_at }: MarketOffer, at: Date, isAlive: boolean): Availability {
  if (market_status === marketStatus.settled || market_status === marketStatus.cancelled) return 'closed';
  if (event_status === 'ended' || event_status === 'abandoned') return 'closed';
  const isRunning = event_status === 'live' ? isAlive : start_at > at;
  return isRunning && market_status === marketStatus.active ? 'open' : 'suspended';
}
