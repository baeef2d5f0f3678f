import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../whenIdle.ts';

/**
 * How many items of a long list to draw: the first few at once, all of them when the page stands and is idle, each list for itself and in slices that let a
 * touch through. So neither the server nor the first paint waits for what nobody sees yet. The places of the others are kept by the list.
 */
export function useDrawnCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => whenIdle(() => startTransition(() => setCount(Infinity)), { timeoutMs: 2_000, fallbackMs: 0 }), []);
  return count;
}
