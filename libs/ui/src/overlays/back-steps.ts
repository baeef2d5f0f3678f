import { createContext, use, useEffect, useEffectEvent } from 'react';

/** How what lies over a page becomes a step of the browser's history. The site gives it: this library knows no router. */
export interface BackSteps {
  /** Changes with every navigation: what is open over it puts its step on anew. */
  place: string;
  /** Adds a step and calls `onBack` when the user went back past it; true adds it again. Returns a function that removes it. */
  enter: (onBack: () => boolean | void) => () => void;
  /** Whether the browser stands on such a step: a navigation is to take its place. */
  isHere: () => boolean;
}

/** Without a site around it, nothing is put on the history. */
export const BackStepsContext = createContext<BackSteps>({ place: '', enter: () => () => {}, isHere: () => false });

/** As long as `isOn`, the browser's Back calls `onBack` instead of leaving the page: once, or each time if `onBack` returns true. */
export function useBackStep(isOn: boolean, onBack: () => boolean | void): void {
  const { place, enter } = use(BackStepsContext);
  const back = useEffectEvent(onBack);
  useEffect(() => (isOn ? enter(() => back()) : undefined), [isOn, enter, place]);
}
