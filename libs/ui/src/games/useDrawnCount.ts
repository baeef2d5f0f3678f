import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * How many items of a long list to render: the first few immediately, all of them when the page has loaded and is idle, in slices that do not
 * block input. This keeps items outside the viewport out of the server's HTML and the first paint. The list reserves their space.
 */
export function useDrawnCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => whenIdle(() => startTransition(() => setCount(Infinity)), { timeoutMs: 2_000, fallbackMs: 0 }), []);
  return count;
}
