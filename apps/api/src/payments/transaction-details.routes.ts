import { frontGetTransactionDetails } from '@playfront/api-contract';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { TransactionDetailsService } from './transaction-details.service.ts';

/** The details of a transaction, for its player. */
export function registerTransactionDetails(calls: CallRegistry, { details }: { details: TransactionDetailsService }): void {
  calls.player(frontGetTransactionDetails, async ({ body, session }) => (await details.find(session, body.id)) ?? refuse('not_found'));
}
