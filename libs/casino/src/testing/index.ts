export { createCatalogue } from './catalogue.ts';
export { gamePageUrl } from './game-page.fixtures.ts';
export { createPlayerGames } from './player-games.ts';
export { gameImage } from './game-images.fixtures.ts';
export { gameOf, wireGame, wireGames, type WireGame, type WireGameList } from './games.fixtures.ts';
export { LobbyStory, type LobbyStoryProps } from './LobbyStory.tsx';
