import { rngOf } from './lib/pictures.ts';

/** How far apart two games with the same drawing stand: a row of eight, and the next one's neighbours. */
export const spacing = 9;

export interface Shown {
  motif: string;
  pose?: string;
}
const keyOf = ({ motif, pose }: Shown): string => (pose === undefined ? motif : `${motif}/${pose}`);

/**
 * What comes first of those that may: what is left most often, where room is scarce; or what is due, so that each is spread evenly over the
 * whole. The rare ones are due early.
 */
export type Turn = 'most' | 'even';

const rare = 4;
/** When the next of a drawing is due, as a part of the whole: each drawing begins elsewhere. */
function dueAt(key: string, placed: number, total: number): number {
  const phase = rngOf(key)();
  return (placed + (total <= rare ? 0.4 * phase : 0.3 + 0.7 * phase)) / total;
}

/** Rows of games waiting to be mixed, each in its own order. */
class Rows<Item extends Shown> {
  private readonly queues: Item[][];
  private readonly total = new Map<string, number>();
  private readonly left: Map<string, number>;
  private readonly turn: Turn;

  constructor(rows: readonly (readonly Item[])[], turn: Turn, fixed: readonly Item[]) {
    this.turn = turn;
    this.queues = rows.filter((row) => row.length > 0).map((row) => [...row]);
    for (const item of this.queues.flat()) this.total.set(keyOf(item), (this.total.get(keyOf(item)) ?? 0) + 1);
    this.left = new Map(this.total);
    for (const item of fixed) this.total.set(keyOf(item), (this.total.get(keyOf(item)) ?? 0) + 1);
  }

  /** The head of a row whose drawing is not `near` (nearest last), by its turn. */
  take(near: readonly Shown[]): Item | undefined {
    const keys = near.map(keyOf);
    const rank = (queue: readonly Item[]): number => {
      const [head] = queue;
      if (!head) return -Infinity;
      const key = keyOf(head);
      const left = this.left.get(key) ?? 0;
      const total = this.total.get(key) ?? 1;
      const worth = this.turn === 'most' ? 1e3 * left + queue.length : -1e3 * dueAt(key, total - left, total);
      return worth - 1e6 * (keys.lastIndexOf(key) + 1);
    };
    const item = this.queues.reduce((best, queue) => (rank(queue) > rank(best) ? queue : best), []).shift();
    if (item) this.left.set(keyOf(item), (this.left.get(keyOf(item)) ?? 1) - 1);
    return item;
  }
}

/**
 * Mixes rows of games into one. No two with the same drawing stand closer than `spacing` while there is a choice.
 * `before` are the games that stand in front. Of `fixed` two come before each of the others, as long as there are any.
 */
export function mixed<Item extends Shown>(
  rows: readonly (readonly Item[])[],
  turn: Turn,
  before: readonly Shown[] = [],
  fixed: readonly Item[] = [],
): Item[] {
  const waiting = new Rows(rows, turn, fixed);
  const order: Item[] = [];
  let placed = 0;
  for (;;) {
    order.push(...fixed.slice(placed, placed + 2));
    placed += 2;
    const ahead = fixed.slice(placed, placed + spacing - 2).toReversed();
    const next = waiting.take([...ahead, ...[...before.slice(-spacing), ...order].slice(-spacing)]);
    if (next) order.push(next);
    else if (placed >= fixed.length) return order;
  }
}
