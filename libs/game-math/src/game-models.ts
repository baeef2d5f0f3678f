import { twoDice, overUnder } from './betmap/dice.ts';
import { fight } from './betmap/fighting.ts';
import { race } from './betmap/racing.ts';
import { americanRoulette, europeanRoulette, frenchRoulette } from './betmap/roulette.ts';
import { sicBo } from './betmap/sic-bo.ts';
import { virtualFootball } from './betmap/virtual-football.ts';
import { blackjack } from './cards/blackjack.ts';
import { andarBahar } from './cards/andar-bahar.ts';
import { baccarat } from './cards/baccarat.ts';
import { dragonTiger } from './cards/dragon-tiger.ts';
import { teenPatti } from './cards/teen-patti.ts';
import { threeCardPoker } from './cards/three-card-poker.ts';
import { casinoHoldem } from './cards/casino-holdem.ts';
import { deucesWild } from './cards/deuces-wild.ts';
import { jacksOrBetter } from './cards/jacks-or-better.ts';
import { russianPoker } from './cards/russian-poker.ts';
import { bingo75 } from './draw/bingo-75.ts';
import { crash } from './crash/crash.ts';
import { keno } from './draw/keno.ts';
import { lottery535, lottery649 } from './draw/lottery.ts';
import { videoBingo } from './draw/video-bingo.ts';
import type { GameModel } from './game-model.ts';
import { coinFlip } from './instant/coin-flip.ts';
import { plinko } from './instant/plinko.ts';
import { scratchCard } from './instant/scratch-card.ts';
import { fishing, shooting } from './instant/shots.ts';
import { wheel } from './instant/wheel.ts';
import { hiLo } from './ladder/hi-lo.ts';
import { mines } from './ladder/mines.ts';
import { penalty } from './ladder/penalty.ts';

/** The rules of every game whose rounds start with bets, except reels. */
export const gameModels: readonly GameModel[] = [
  europeanRoulette,
  frenchRoulette,
  americanRoulette,
  sicBo,
  twoDice,
  overUnder,
  race,
  virtualFootball,
  fight,
  keno,
  lottery535,
  lottery649,
  bingo75,
  videoBingo,
  scratchCard,
  plinko,
  wheel,
  coinFlip,
  fishing,
  shooting,
  mines,
  penalty,
  hiLo,
  blackjack,
  baccarat,
  dragonTiger,
  andarBahar,
  teenPatti,
  threeCardPoker,
  jacksOrBetter,
  deucesWild,
  casinoHoldem,
  russianPoker,
  crash,
];
