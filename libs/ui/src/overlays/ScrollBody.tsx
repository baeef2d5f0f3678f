import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface ScrollBodyProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The part of an overlay that scrolls between its head and its foot. While it does it takes the focus, so that keys can scroll what has no control in it. */
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
    // What is in it may grow while the box stays.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} {...(isScrolling ? { tabIndex: 0, role: 'group' } : {})}>
      {children}
    </div>
  );
}
