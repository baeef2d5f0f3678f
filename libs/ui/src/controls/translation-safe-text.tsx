import type { ReactNode } from 'react';

/**
 * Wraps a text that has siblings in an element, so that React replaces it completely. When a browser translates a page, it moves each text into a new
 * element. React would then update the detached text node, and a button would still show the amount from the time of the translation.
 */
export function translationSafeText(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}
