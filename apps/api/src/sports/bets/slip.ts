import type { frontPriceBet, Refusal, ValidRequestOf } from '@playfront/api-contract';
import { refuse } from '../../http/failures.ts';
import { shapeOf, type BetShape } from './bet-return.ts';

type Slip = Pick<ValidRequestOf<typeof frontPriceBet>, 'kind' | 'system_size' | 'selections'>;

/**
 * The lines of a slip, or why it is invalid. Selections of the same event are not independent, so their odds must not be multiplied: sites do not
 * allow them in one slip, and a request with them is malformed.
 */
export function readSlip({ kind, system_size, selections }: Slip): BetShape | Refusal {
  const hasRelated = new Set(selections.map(({ event_id }) => event_id)).size < selections.length;
  const shape = shapeOf(kind, selections.length, system_size);
  return shape && !hasRelated ? shape : refuse('malformed');
}
