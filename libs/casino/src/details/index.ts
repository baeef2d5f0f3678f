export { gameDetailsHead, prefetchGameDetails } from './game-details.queries.ts';
export { GameDetailsView, useGameDetails, type GameDetailsState } from './GameDetailsView.tsx';
