export { FavouriteButton } from './FavouriteButton.tsx';
export { ownGamesMessage } from './own-games.messages.ts';
export { useFavourites } from './useFavourite.ts';
export { useRecentGames, type RecentGame } from './useRecentGames.ts';
