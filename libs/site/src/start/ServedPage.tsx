import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import { isServedAddress } from './served-address.ts';

let reloading: Promise<never> | undefined;

/** Reloads the page at the current URL. The promise never settles: the document is replaced. */
function reload(): Promise<never> {
  reloading ??= new Promise(() => location.reload());
  return reloading;
}

/**
 * Reloads if Back was pressed before hydration: the server-rendered page belongs to the previous URL, and the router has not been notified.
 * Checks when the router reads the URL, and again before the page is shown, because React may pause in between.
 */
export function ServedPage({ children }: { children: ReactNode }) {
  const [isServed] = useState(() => isServedAddress(location.href));
  if (!isServed) use(reload());
  // A layout effect, so that it runs before a page's effects navigate.
  useLayoutEffect(() => {
    if (!isServedAddress(location.href)) void reload();
  }, []);
  return children;
}
