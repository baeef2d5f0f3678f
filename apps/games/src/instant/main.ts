import { openBetGame, type Scenes } from '../bets/main.ts';

const shots = async () => (await import('./shots/shots.ts')).createShots;

const scenes: Scenes = {
  plinko: async () => (await import('./plinko/plinko.ts')).createPlinko,
  'wheel-50': async () => (await import('./wheel/wheel.ts')).createFiftyWheel,
  'coin-flip': async () => (await import('./coin/coin.ts')).createCoin,
  'scratch-card': async () => (await import('./scratch/scratch.ts')).createScratchCard,
  fishing: shots,
  shooting: shots,
};

void openBetGame(scenes);
