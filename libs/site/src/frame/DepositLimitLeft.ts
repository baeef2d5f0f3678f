import { lazyView } from '../page-loading/lazy-view.ts';

/** How much the player may still deposit, for the frame: its code and messages load when it is shown. */
export const DepositLimitLeft = lazyView(() => import('@playfront/auth/limits').then((module) => module.DepositLimitLeft));
