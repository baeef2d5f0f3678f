import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a long list to draw: the first few at once, all of them as soon as the page stands, in slices that let a touch through.
 * So neither the server nor the first paint waits for what nobody sees yet. The places of the others are kept by the list.
 */
export function useDrawnCount(first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => startTransition(() => setCount(Infinity)), []);
  return count;
}
