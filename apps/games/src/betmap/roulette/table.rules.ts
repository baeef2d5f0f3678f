import { doubleZero, doubleZeroWheel, insideSpot, singleZeroWheel, type Pocket } from '@playfront/game-math';

/** A rectangle of the table, in cells: the table lies with zero on the left, 3 in the upper and 1 in the lower row. */
export type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type BetKind =
  'straight' | 'split' | 'street' | 'corner' | 'five' | 'line' | 'dozen' | 'column' | 'red' | 'black' | 'odd' | 'even' | 'low' | 'high';

/** A bet on the table: the numbers are those that it is named after. */
export type TableSpot = { readonly id: string; readonly kind: BetKind; readonly numbers: readonly Pocket[]; readonly place: Place };

/** Size of the table in cells. */
export const tableSize = { w: 14, h: 4.6 } as const;
const sideHeight = 0.8;
/** Side of the square on a line between numbers, in cells. */
const seam = 0.42;

export function isAmerican(modelId: string): boolean {
  return modelId === 'american-roulette';
}

/** The pockets clockwise. */
export function wheelOf(modelId: string): readonly Pocket[] {
  return isAmerican(modelId) ? doubleZeroWheel : singleZeroWheel;
}

export function pocketText(pocket: Pocket): string {
  return pocket === doubleZero ? '00' : String(pocket);
}

const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const columnOf = (number: Pocket) => Math.ceil(number / 3);
const rowOf = (number: Pocket) => 2 - ((number - 1) % 3);

function numberSpots(hasDoubleZero: boolean): TableSpot[] {
  const zeros: TableSpot[] = hasDoubleZero
    ? [
        { id: 'straight-0', kind: 'straight', numbers: [0], place: { x: 0, y: 1.5, w: 1, h: 1.5 } },
        { id: `straight-${doubleZero}`, kind: 'straight', numbers: [doubleZero], place: { x: 0, y: 0, w: 1, h: 1.5 } },
      ]
    : [{ id: 'straight-0', kind: 'straight', numbers: [0], place: { x: 0, y: 0, w: 1, h: 3 } }];
  return [
    ...zeros,
    ...range(1, 36).map((number): TableSpot => ({
      id: `straight-${number}`,
      kind: 'straight',
      numbers: [number],
      place: { x: columnOf(number), y: rowOf(number), w: 1, h: 1 },
    })),
  ];
}

function sideSpots(): TableSpot[] {
  const even = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((kind, index): TableSpot => ({
    id: kind,
    kind,
    numbers: [],
    place: { x: 1 + 2 * index, y: 3 + sideHeight, w: 2, h: sideHeight },
  }));
  const dozens = [1, 2, 3].map((dozen): TableSpot => ({
    id: `dozen-${dozen}`,
    kind: 'dozen',
    numbers: [dozen * 12 - 11, dozen * 12],
    place: { x: dozen * 4 - 3, y: 3, w: 4, h: sideHeight },
  }));
  const columns = [1, 2, 3].map((column): TableSpot => ({
    id: `column-${column}`,
    kind: 'column',
    numbers: [column, 33 + column],
    place: { x: 13, y: 3 - column, w: 1, h: 1 },
  }));
  return [...dozens, ...even, ...columns];
}

const kinds = ['straight', 'split', 'street', 'corner', 'five', 'line'] as const;
const around = (x: number, y: number): Place => ({ x: x - seam / 2, y: y - seam / 2, w: seam, h: seam });
function seamSpot(numbers: readonly Pocket[], x: number, y: number): TableSpot {
  return { id: insideSpot(numbers), kind: kinds[numbers.length - 1] ?? 'straight', numbers: numbers.toSorted((a, b) => a - b), place: around(x, y) };
}

/** Bets on the lines between numbers. */
function seamSpots(hasDoubleZero: boolean): TableSpot[] {
  const numbers = range(1, 36);
  const streets = range(0, 12).map((column) => range(column * 3 + 1, 3));
  const zeroSeams = hasDoubleZero
    ? [
        seamSpot([0, 1], 1, 2.5),
        seamSpot([0, 2], 1, 1.8),
        seamSpot([2, 37], 1, 1.2),
        seamSpot([3, 37], 1, 0.5),
        seamSpot([0, 37], 0.5, 1.5),
        seamSpot([0, 1, 2], 1, 2.1),
        seamSpot([0, 2, 37], 1, 1.5),
        seamSpot([2, 3, 37], 1, 0.9),
        seamSpot([0, 1, 2, 3, 37], 1, 3),
      ]
    : [
        seamSpot([0, 1], 1, 2.5),
        seamSpot([0, 2], 1, 1.5),
        seamSpot([0, 3], 1, 0.5),
        seamSpot([0, 1, 2], 1, 2),
        seamSpot([0, 2, 3], 1, 1),
        seamSpot([0, 1, 2, 3], 1, 3),
      ];
  return [
    ...numbers.filter((number) => number % 3 !== 0).map((number) => seamSpot([number, number + 1], columnOf(number) + 0.5, rowOf(number))),
    ...numbers.filter((number) => number <= 33).map((number) => seamSpot([number, number + 3], columnOf(number) + 1, rowOf(number) + 0.5)),
    ...streets.map((street, index) => seamSpot(street, index + 1.5, 3)),
    ...numbers
      .filter((number) => number % 3 !== 0 && number <= 32)
      .map((number) => seamSpot([number, number + 1, number + 3, number + 4], columnOf(number) + 1, rowOf(number))),
    ...streets.slice(0, 11).map((street, index) => seamSpot([...street, ...range(index * 3 + 4, 3)], index + 2, 3)),
    ...zeroSeams,
  ];
}

/** Every bet of the table; those on lines come last, so that they lie above the numbers. */
export function tableSpots(modelId: string): readonly TableSpot[] {
  const hasDoubleZero = isAmerican(modelId);
  return [...numberSpots(hasDoubleZero), ...sideSpots(), ...seamSpots(hasDoubleZero)];
}

/** Bets on a part of the wheel, with how many chips lie on each spot. */
export type CallBet = {
  readonly id: 'voisins' | 'orphelins' | 'tiers' | 'zero';
  readonly stakes: readonly { readonly spot: string; readonly chips: number }[];
};

const stakes = (...bets: readonly (readonly [chips: number, ...numbers: Pocket[]])[]) =>
  bets.map(([chips, ...numbers]) => ({ spot: insideSpot(numbers), chips }));

/** The call bets of a wheel with one zero. */
export const callBets: readonly CallBet[] = [
  { id: 'voisins', stakes: stakes([2, 0, 2, 3], [1, 4, 7], [1, 12, 15], [1, 18, 21], [1, 19, 22], [2, 25, 26, 28, 29], [1, 32, 35]) },
  { id: 'orphelins', stakes: stakes([1, 1], [1, 6, 9], [1, 14, 17], [1, 17, 20], [1, 31, 34]) },
  { id: 'tiers', stakes: stakes([1, 5, 8], [1, 10, 11], [1, 13, 16], [1, 23, 24], [1, 27, 30], [1, 33, 36]) },
  { id: 'zero', stakes: stakes([1, 0, 3], [1, 12, 15], [1, 26], [1, 32, 35]) },
];

/** A number with two neighbours on each side of the wheel. */
export function neighboursOf(wheel: readonly Pocket[], pocket: Pocket): readonly Pocket[] {
  const at = wheel.indexOf(pocket);
  return [-2, -1, 0, 1, 2].map((offset) => wheel[(at + offset + wheel.length) % wheel.length] ?? pocket);
}
