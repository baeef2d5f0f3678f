import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  mines: async () => (await import('./mines/mines.ts')).createMines,
  penalty: async () => (await import('./penalty/penalty.ts')).createPenalty,
};

void openBetGame(scenes);
