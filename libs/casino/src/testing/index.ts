export { createCatalogue } from './catalogue.ts';
export { gamePageUrl } from './game-page.fixtures.ts';
export { gamePicture } from './game-pictures.fixtures.ts';
export { gameOf, wireGame, wireGames, type WireGame, type WireGameList } from './games.fixtures.ts';
export { LobbyStory, type LobbyStoryProps } from './LobbyStory.tsx';
