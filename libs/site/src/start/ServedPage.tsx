import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import { isServedAddress } from './served-address.ts';

let reloading: Promise<never> | undefined;

/** Asks for the page of the address that stands there now; what waits for it waits until this document is gone. */
function reload(): Promise<never> {
  reloading ??= new Promise(() => location.reload());
  return reloading;
}

/**
 * Back was pressed before the page was taken over: what the server drew belongs to an address that has been left, and the router has not heard of it.
 * The address is read right after the router has read it, and once more before the page is shown, as React may pause in between.
 */
export function ServedPage({ children }: { children: ReactNode }) {
  const [isServed] = useState(() => isServedAddress(location.href));
  if (!isServed) use(reload());
  // Before any effect of a page sends the visitor elsewhere.
  useLayoutEffect(() => {
    if (!isServedAddress(location.href)) void reload();
  }, []);
  return children;
}
