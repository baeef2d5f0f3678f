import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  mines: async () => (await import('./mines/mines.ts')).createMines,
  penalty: async () => (await import('./penalty/penalty.ts')).createPenalty,
  'hi-lo': async () => (await import('./hi-lo/hi-lo.ts')).createHiLo,
};

void openBetGame(scenes);
