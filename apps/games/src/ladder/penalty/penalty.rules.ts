import { goalPlaces, penaltyMultiple, type PenaltyView } from '@playfront/game-math';
import { array, integer, maxValue, minValue, number, object, parse, pipe } from 'valibot';

const place = pipe(number(), integer(), minValue(0), maxValue(goalPlaces - 1));
const viewSchema = object({ kicks: array(object({ aim: place, keeper: place })) });

/** The view of a round. Throws if it is not one of this game. */
export const readPenaltyView = (view: unknown): PenaltyView => parse(viewSchema, view);

/** What each goal returns. */
export const goalMultiples = [1, 2, 3, 4, 5].map(penaltyMultiple);

export const goalsOf = ({ kicks }: PenaltyView): number => kicks.filter(({ aim, keeper }) => aim !== keeper).length;

export type Point = { readonly x: number; readonly y: number };

/** The part of the drawing that is visible. */
export const frame = { left: 50, top: 40, width: 700, height: 560 };
export const goalLine = 400;
export const penaltySpot: Point = { x: 400, y: 548 };
export const keeperStand: Point = { x: 400, y: 304 };
/** The five places, from the left. */
export const targets: readonly Point[] = [
  { x: 150, y: 308 },
  { x: 252, y: 188 },
  { x: 400, y: 166 },
  { x: 548, y: 188 },
  { x: 650, y: 308 },
];

/** From the keeper's hips to the gloves above the head. */
const reach = 156;
const diveDegrees = [-80, -46, 0, 46, 80];

/** Where the keeper's hips are, and how the body is turned, when the gloves reach a place. */
export function diveTo(target: number): Point & { readonly degrees: number } {
  const { x, y } = targets[target] ?? keeperStand;
  const degrees = diveDegrees[target] ?? 0;
  const angle = (degrees * Math.PI) / 180;
  return { x: x - reach * Math.sin(angle), y: y + reach * Math.cos(angle), degrees };
}

export type BallPosition = Point & { readonly scale: number };

/** The curve of a ball from the spot to a place, with its size. */
export function flightTo(target: number, points = 12): readonly BallPosition[] {
  const end = targets[target] ?? keeperStand;
  const top: Point = { x: (penaltySpot.x + end.x * 3) / 4, y: Math.min(end.y, 300) - 30 };
  return Array.from({ length: points + 1 }, (_, index) => {
    const at = index / points;
    const along = (from: number, over: number, to: number) => (1 - at) ** 2 * from + 2 * at * (1 - at) * over + at ** 2 * to;
    return { x: along(penaltySpot.x, top.x, end.x), y: along(penaltySpot.y, top.y, end.y), scale: 1 - 0.48 * at };
  });
}

/** Where the ball lies after a goal, and where it lands after a save. */
export function restOf(target: number, isGoal: boolean): BallPosition {
  const { x } = targets[target] ?? keeperStand;
  if (isGoal) return { x: 400 + (x - 400) * 0.94, y: 372, scale: 0.48 };
  return { x: x + (x < 400 ? -34 : 34), y: 440, scale: 0.68 };
}
