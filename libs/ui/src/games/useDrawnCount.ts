import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * How many items of a long list to render: the first few at once, all of them when the page has loaded and is idle, in slices that let
 * input through. So neither the server nor the first paint waits for items outside the viewport. The list reserves their space.
 */
export function useDrawnCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => whenIdle(() => startTransition(() => setCount(Infinity)), { timeoutMs: 2_000, fallbackMs: 0 }), []);
  return count;
}
