import type { DrawView } from '@playfront/game-math';
import * as v from 'valibot';

/** The view of keno and lotteries. Throws if it is none. */
export function readDrawView(view: unknown, all: number): DrawView {
  return v.parse(v.object({ drawn: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(all))) }), view);
}
