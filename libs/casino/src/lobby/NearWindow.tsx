import { useCallback, useState, type ReactNode } from 'react';

/** Renders its children once their place is near the window. */
export function NearWindow({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const observe = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '200px' });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={observe} />;
}
