import { useCallback, useState, type ReactNode } from 'react';

/** Renders its children once their place is in the window, so that what is far below costs no bytes. */
export function NearWindow({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  // The observer ends with its place.
  const observe = useCallback((place: Element | null) => {
    if (place) new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true)).observe(place);
  }, []);
  return isNear ? children : <div ref={observe} />;
}
