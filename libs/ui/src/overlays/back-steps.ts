import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Adds history entries for overlays. Provided by the site, because this library does not depend on a router. */
export interface BackSteps {
  /** Changes with every navigation, after which open overlays add their entry again. */
  locationKey: string;
  /** Adds an entry and calls `onBack` when the user goes back past it; if `onBack` returns true, adds the entry again. Returns a cleanup function. */
  enter: (onBack: () => boolean | void) => () => void;
  /** Whether the current entry belongs to an overlay, so that a navigation should replace it. */
  isOverlayEntry: () => boolean;
  /** Calls `act` once the current entry is the page's own: immediately, or after going back past the overlays' entries. */
  leave: (act: () => void) => void;
}

/** By default, no entries are added. */
export const BackStepsContext = createContext<BackSteps>({
  locationKey: '',
  enter: () => () => {},
  isOverlayEntry: () => false,
  leave: (act) => act(),
});

/** While `isOn`, the browser's Back calls `onBack` instead of leaving the page: once, or each time if `onBack` returns true. */
export function useBackStep(isOn: boolean, onBack: () => boolean | void): void {
  const { locationKey, enter } = use(BackStepsContext);
  const back = useEffectEvent(onBack);
  useEffect(() => (isOn ? enter(() => back()) : undefined), [isOn, enter, locationKey]);
}
