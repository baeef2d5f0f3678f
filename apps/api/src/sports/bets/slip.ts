import type { frontPriceBet, Refusal, ValidRequestOf } from '@playfront/api-contract';
import { refuse } from '../../http/failures.ts';
import { shapeOf, type BetShape } from './bet-return.ts';

type Slip = Pick<ValidRequestOf<typeof frontPriceBet>, 'kind' | 'system_size' | 'selections'>;

/**
 * The shape of a slip, or why it is none. Two selections of one event depend on each other, so that their odds may not be multiplied:
 * sites keep them out of one slip, and a request that has them all the same is malformed.
 */
export function readSlip({ kind, system_size, selections }: Slip): BetShape | Refusal {
  const hasRelated = new Set(selections.map(({ event_id }) => event_id)).size < selections.length;
  const shape = shapeOf(kind, selections.length, system_size);
  return shape && !hasRelated ? shape : refuse('malformed');
}
