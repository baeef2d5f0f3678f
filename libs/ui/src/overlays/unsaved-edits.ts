import { createContext, use, useLayoutEffect } from 'react';

/** Reports edits that leaving the page would lose; returns a cleanup function. Provided by the site, because this library does not depend on a router. */
export type ReportEdits = () => () => void;

/** By default, nothing is reported. */
export const UnsavedEditsContext = createContext<ReportEdits>(() => () => {});

/** While `hasEdits`, the site asks for confirmation before leaving the page. */
export function useUnsavedEdits(hasEdits: boolean): void {
  const reportEdits = use(UnsavedEditsContext);
  // Reported before the edit is painted, so that the site also asks after an immediate Back.
  useLayoutEffect(() => (hasEdits ? reportEdits() : undefined), [hasEdits, reportEdits]);
}
