import { depositFlows, type Processor } from '@playfront/api-contract';
import { isFillable } from '../cashier/payment-fields.rules.ts';

/** Whether the site can walk a deposit method: it knows the flow and all fields. */
export function isWalkable(processor: Processor): boolean {
  return depositFlows.some((flow) => flow === processor.flow) && isFillable(processor);
}
