import { createContext, use, useLayoutEffect } from 'react';

/** How a form reports edits that leaving the page would lose; returns a function that withdraws the report. The site provides it: this library knows no router. */
export type HoldEdits = () => () => void;

/** Without a site around it, nothing asks. */
export const UnsavedEditsContext = createContext<HoldEdits>(() => () => {});

/** While `hasEdits`, the site asks before it leaves the page. */
export function useUnsavedEdits(hasEdits: boolean): void {
  const hold = use(UnsavedEditsContext);
  // Reported before the browser paints the edit: a Back that follows at once asks too.
  useLayoutEffect(() => (hasEdits ? hold() : undefined), [hasEdits, hold]);
}
