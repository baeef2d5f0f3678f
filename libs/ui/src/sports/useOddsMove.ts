import { useEffect, useState } from 'react';

export type OddsMove = 'up' | 'down';

/** How long a change is shown (design: 2 s). */
export const oddsMoveMs = 2000;

/** Direction of a price change, for 2 s. The initial price is not a change. */
export function useOddsMove(price: number): OddsMove | undefined {
  const [last, setLast] = useState<{ price: number; move: OddsMove | undefined }>({ price, move: undefined });
  if (last.price !== price) setLast({ price, move: price > last.price ? 'up' : 'down' });
  useEffect(() => {
    if (last.move === undefined) return undefined;
    const timer = setTimeout(() => setLast(({ price: now }) => ({ price: now, move: undefined })), oddsMoveMs);
    return () => clearTimeout(timer);
  }, [last]);
  return last.move;
}
