import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  baccarat: async () => (await import('./baccarat/baccarat.ts')).createBaccarat,
  'dragon-tiger': async () => (await import('./dragon-tiger/dragon-tiger.ts')).createDragonTiger,
  'andar-bahar': async () => (await import('./andar-bahar/andar-bahar.ts')).createAndarBahar,
  'teen-patti': async () => (await import('./teen-patti/teen-patti.ts')).createTeenPatti,
  blackjack: async () => (await import('./blackjack/blackjack.ts')).createBlackjack,
  'three-card-poker': async () => (await import('./poker/three-card.ts')).createThreeCardPoker,
  'casino-holdem': async () => (await import('./poker/casino-holdem.ts')).createCasinoHoldem,
  'russian-poker': async () => (await import('./poker/russian-poker.ts')).createRussianPoker,
  'jacks-or-better': async () => (await import('./video-poker/video-poker.ts')).createJacksOrBetter,
  'deuces-wild': async () => (await import('./video-poker/video-poker.ts')).createDeucesWild,
};

void openBetGame(scenes);
