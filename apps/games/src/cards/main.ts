import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  blackjack: async () => (await import('./blackjack/blackjack.ts')).createBlackjack,
  'three-card-poker': async () => (await import('./poker/three-card.ts')).createThreeCardPoker,
  'casino-holdem': async () => (await import('./poker/casino-holdem.ts')).createCasinoHoldem,
  'russian-poker': async () => (await import('./poker/russian-poker.ts')).createRussianPoker,
};

void openBetGame(scenes);
