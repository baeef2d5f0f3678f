import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  blackjack: async () => (await import('./blackjack/blackjack.ts')).createBlackjack,
};

void openBetGame(scenes);
