import { lazyView } from '../page-loading/lazy-view.ts';

/** The limits that a few countries require before the first bet; loaded only for their players. */
export const RequiredLimits = lazyView(() => import('../account/RequiredLimits.tsx').then((module) => module.RequiredLimits));
