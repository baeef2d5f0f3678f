import type { DepositFlow } from '@playfront/api-contract';

/** Flows in which the player sends money from elsewhere: it can be sent repeatedly, and after the payment has ended. */
export const canRepeat: readonly DepositFlow[] = ['address', 'instructions'];
