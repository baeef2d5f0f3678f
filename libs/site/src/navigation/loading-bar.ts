import { createLoadingBar } from '@playfront/ui';

/** The loading bar of route changes (spec §4). */
export const loadingBar = createLoadingBar();
