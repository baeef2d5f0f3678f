import { openBetGame, type Scenes } from '../bets/main.ts';

const roulette = async () => (await import('./roulette/roulette.ts')).createRoulette;

const scenes: Scenes = {
  'european-roulette': roulette,
  'french-roulette': roulette,
  'american-roulette': roulette,
  'sic-bo': async () => (await import('./dice/sic-bo.ts')).createSicBo,
  'two-dice': async () => (await import('./dice/two-dice.ts')).createTwoDice,
  'over-under': async () => (await import('./over-under/over-under.ts')).createOverUnder,
  race: async () => (await import('./race/race.ts')).createRace,
  'virtual-football': async () => (await import('./football/football.ts')).createFootball,
  fight: async () => (await import('./fight/fight.ts')).createFight,
};

void openBetGame(scenes);
