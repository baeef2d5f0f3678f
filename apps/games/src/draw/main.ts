import { openBetGame, type Scenes } from '../bets/main.ts';

const scenes: Scenes = {
  keno: async () => (await import('./keno/keno.ts')).createKeno,
  'lottery-5-35': async () => (await import('./lottery/lottery.ts')).createLottery535,
  'lottery-6-49': async () => (await import('./lottery/lottery.ts')).createLottery649,
  'bingo-75': async () => (await import('./bingo/bingo.ts')).createBingo75,
  'video-bingo': async () => (await import('./bingo/bingo.ts')).createVideoBingo,
};

void openBetGame(scenes);
