import type { GameMessageId } from './game-message-trees.ts';

/** The bets of roulette by their kind, as the table and the account name them. */
export const rouletteBets = {
  straight: 'games.roulette.bet.straight',
  split: 'games.roulette.bet.split',
  street: 'games.roulette.bet.street',
  corner: 'games.roulette.bet.corner',
  five: 'games.roulette.bet.five',
  line: 'games.roulette.bet.line',
  dozen: 'games.roulette.bet.dozen',
  column: 'games.roulette.bet.column',
  red: 'games.roulette.bet.red',
  black: 'games.roulette.bet.black',
  odd: 'games.roulette.bet.odd',
  even: 'games.roulette.bet.even',
  low: 'games.roulette.bet.low',
  high: 'games.roulette.bet.high',
} as const satisfies Record<string, GameMessageId>;
