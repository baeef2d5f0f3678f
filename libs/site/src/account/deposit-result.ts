import { lazyView } from '../page-loading/lazy-view.ts';

/** The result of a deposit, with the step of its flow; the form does not need it. */
export const DepositResult = lazyView(() => import('@playfront/payments/deposit-result').then((module) => module.DepositResult));
