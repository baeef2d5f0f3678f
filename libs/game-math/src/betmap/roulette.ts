import { times } from '../multiple.ts';
import { uniformInt } from '../uniform-int.ts';
import { betMapModel } from './bet-map.ts';

/** 0 to 36; the double zero of the American wheel is 37. */
export type Pocket = number;
export const doubleZero: Pocket = 37;

/** Pockets of the European and French wheel, clockwise. */
export const singleZeroWheel: readonly Pocket[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
/** Pockets of the American wheel, clockwise. */
export const doubleZeroWheel: readonly Pocket[] = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2,
];

const redPockets: ReadonlySet<Pocket> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const isZero = (pocket: Pocket) => pocket === 0 || pocket === doubleZero;

export function colourOf(pocket: Pocket): 'red' | 'black' | 'green' {
  if (isZero(pocket)) return 'green';
  return redPockets.has(pocket) ? 'red' : 'black';
}

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Even chances: they pay 1 to 1, and with la partage half of the stake returns on zero. */
const evenChances: Readonly<Record<string, readonly Pocket[]>> = {
  red: numbers.filter((pocket) => redPockets.has(pocket)),
  black: numbers.filter((pocket) => !redPockets.has(pocket)),
  odd: numbers.filter((pocket) => pocket % 2 === 1),
  even: numbers.filter((pocket) => pocket % 2 === 0),
  low: range(1, 18),
  high: range(19, 18),
};

/** Name of a bet on these numbers, such as `split-20-23`; their order does not matter. */
export function insideSpot(pockets: readonly Pocket[]): string {
  const names = ['straight', 'split', 'street', 'corner', 'five', 'line'];
  return [names[pockets.length - 1] ?? '', ...pockets.toSorted((a, b) => a - b)].join('-');
}

/** Bets on one to six numbers that touch each other on the table. */
function insideBets(zeros: readonly Pocket[]): readonly (readonly Pocket[])[] {
  const rows = range(0, 12).map((row) => row * 3 + 1);
  return [
    ...[...zeros, ...numbers].map((pocket) => [pocket]),
    ...numbers.filter((pocket) => pocket % 3 !== 0).map((pocket) => [pocket, pocket + 1]),
    ...numbers.filter((pocket) => pocket <= 33).map((pocket) => [pocket, pocket + 3]),
    ...rows.map((first) => range(first, 3)),
    ...numbers.filter((pocket) => pocket % 3 !== 0 && pocket <= 32).map((pocket) => [pocket, pocket + 1, pocket + 3, pocket + 4]),
    ...rows.slice(0, 11).map((first) => range(first, 6)),
    ...(zeros.includes(doubleZero)
      ? [
          [0, 1],
          [0, 2],
          [0, 37],
          [2, 37],
          [3, 37],
          [0, 1, 2],
          [0, 2, 37],
          [2, 3, 37],
          [0, 1, 2, 3, 37],
        ]
      : [
          [0, 1],
          [0, 2],
          [0, 3],
          [0, 1, 2],
          [0, 2, 3],
          [0, 1, 2, 3],
        ]),
  ];
}

type Table = { readonly id: string; readonly zeros: readonly Pocket[]; readonly hasPartage?: boolean };

function roulette({ id, zeros, hasPartage = false }: Table) {
  const pockets = [...zeros, ...numbers];
  const covered = new Map<string, ReadonlySet<Pocket>>([
    ...insideBets(zeros).map((bet) => [insideSpot(bet), new Set(bet)] as const),
    ...[1, 2, 3].map((dozen) => [`dozen-${dozen}`, new Set(range(dozen * 12 - 11, 12))] as const),
    ...[1, 2, 3].map((column) => [`column-${column}`, new Set(numbers.filter((pocket) => (pocket - column) % 3 === 0))] as const),
    ...Object.entries(evenChances).map(([spot, bet]) => [spot, new Set(bet)] as const),
  ]);
  return betMapModel<Pocket>({
    id,
    // A chip on every spot of the table.
    maxBets: covered.size,
    volatility: 'medium',
    exampleSpots: [...covered.keys()],
    outcomes: pockets.map((outcome) => ({ outcome, weight: 1 })),
    draw: (next) => pockets[uniformInt(next, pockets.length)] ?? 0,
    multipleOf(spot, pocket) {
      const bet = covered.get(spot);
      if (!bet) return undefined;
      // The bet on five numbers pays 6 to 1, less than its share of the wheel.
      if (bet.has(pocket)) return bet.size === 5 ? times(7) : times(36 / bet.size);
      return hasPartage && isZero(pocket) && Object.hasOwn(evenChances, spot) ? times(0.5) : 0;
    },
  });
}

export const europeanRoulette = roulette({ id: 'european-roulette', zeros: [0] });
export const frenchRoulette = roulette({ id: 'french-roulette', zeros: [0], hasPartage: true });
export const americanRoulette = roulette({ id: 'american-roulette', zeros: [0, doubleZero] });
