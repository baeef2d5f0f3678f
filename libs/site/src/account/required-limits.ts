import { lazyView } from '../page-loading/lazy-view.ts';

/** The limits that a few countries require before the first deposit or bet; loaded only for their players. */
export const RequiredLimits = lazyView(() => import('./RequiredLimits.tsx').then((module) => module.RequiredLimits));
