import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface ScrollBodyProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The scrolling part of an overlay between header and footer. If it overflows, it is focusable, so that keys can scroll content without controls. */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setScrolling(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content may grow without the box.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} {...(isScrolling ? { tabIndex: 0, role: 'group' } : {})}>
      {children}
    </div>
  );
}
