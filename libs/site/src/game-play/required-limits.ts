import { lazyView } from '../page-loading/lazy-view.ts';

/** The limits that few countries require before the first bet; loaded for their players only. */
export const RequiredLimits = lazyView(() => import('../account/RequiredLimits.tsx').then((module) => module.RequiredLimits));
