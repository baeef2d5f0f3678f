import { gameCategories, type GameCategory } from '@playfront/api-contract';

/** The categories whose games can be played: all 31 but the live tables. */
export const openCategories: readonly GameCategory[] = gameCategories.filter((category) => category !== 'live-dealer');
