import { rngOf } from './lib/drawings.ts';

/** The minimum distance of two games with the same drawing: a row of eight and one more. */
export const spacing = 9;

export interface Shown {
  motif: string;
  pose?: string;
}
const keyOf = ({ motif, pose }: Shown): string => (pose === undefined ? motif : `${motif}/${pose}`);

/**
 * The priority among allowed games. `largest`: the drawing with the most remaining games first, for lists that are hard to mix. `even`: each drawing is
 * spread evenly over the list, rare ones in its first part.
 */
export type Priority = 'largest' | 'even';

const rare = 4;
/** The target position of the next game of a drawing, as a fraction of the list; each drawing starts at a different offset. */
function targetPosition(key: string, placed: number, total: number): number {
  const phase = rngOf(key)();
  return (placed + (total <= rare ? 0.4 * phase : 0.3 + 0.7 * phase)) / total;
}

/** Queues of games to be mixed, each in its own order. */
class Rows<Item extends Shown> {
  private readonly queues: Item[][];
  private readonly total = new Map<string, number>();
  private readonly left: Map<string, number>;
  private readonly priority: Priority;

  constructor(rows: readonly (readonly Item[])[], priority: Priority, fixed: readonly Item[]) {
    this.priority = priority;
    this.queues = rows.filter((row) => row.length > 0).map((row) => [...row]);
    for (const item of this.queues.flat()) this.total.set(keyOf(item), (this.total.get(keyOf(item)) ?? 0) + 1);
    this.left = new Map(this.total);
    for (const item of fixed) this.total.set(keyOf(item), (this.total.get(keyOf(item)) ?? 0) + 1);
  }

  /** Removes and returns the head of a queue, by priority and if possible with a drawing that is not in `near` (nearest last). */
  take(near: readonly Shown[]): Item | undefined {
    const keys = near.map(keyOf);
    const rank = (queue: readonly Item[]): number => {
      const [head] = queue;
      if (!head) return -Infinity;
      const key = keyOf(head);
      const left = this.left.get(key) ?? 0;
      const total = this.total.get(key) ?? 1;
      const score = this.priority === 'largest' ? 1e3 * left + queue.length : -1e3 * targetPosition(key, total - left, total);
      return score - 1e6 * (keys.lastIndexOf(key) + 1);
    };
    const item = this.queues.reduce((best, queue) => (rank(queue) > rank(best) ? queue : best), []).shift();
    if (item) this.left.set(keyOf(item), (this.left.get(keyOf(item)) ?? 1) - 1);
    return item;
  }
}

/**
 * Mixes lists of games into one. Games with the same drawing are at least `spacing` apart if possible. `before` are the games in front of the list.
 * Two games of `fixed` precede each of the others, as long as there are any.
 */
export function mixed<Item extends Shown>(
  rows: readonly (readonly Item[])[],
  priority: Priority,
  before: readonly Shown[] = [],
  fixed: readonly Item[] = [],
): Item[] {
  const waiting = new Rows(rows, priority, fixed);
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
