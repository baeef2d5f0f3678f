import type { ReactNode } from 'react';

/**
 * Gives a text that has siblings an element of its own, so that React replaces it as a whole. Browsers that translate a page put each text into a
 * new element: React would go on changing the old one, and a button would keep the amount that it was translated with.
 */
export function wholeText(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}
