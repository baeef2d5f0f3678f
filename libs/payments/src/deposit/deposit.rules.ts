import { depositFlows, type Processor } from '@playfront/api-contract';
import { isFillable } from '../cashier/payment-fields.rules.ts';

/** Whether the site supports a deposit method: it knows the flow and all fields. */
export function isSupported(processor: Processor): boolean {
  return depositFlows.some((flow) => flow === processor.flow) && isFillable(processor);
}
