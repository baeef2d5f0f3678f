import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  'jacks-or-better': async () => (await import('./video-poker/video-poker.ts')).createJacksOrBetter,
  'deuces-wild': async () => (await import('./video-poker/video-poker.ts')).createDeucesWild,
};

void openBetGame(scenes);
