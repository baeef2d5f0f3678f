import { createLoadingBar } from '@playfront/ui';

/** The bar of route changes (spec §4); one a page. */
export const loadingBar = createLoadingBar();
