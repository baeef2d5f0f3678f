import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './RichText.module.css';

/** A table of the operator's. If it is wider than its container, it scrolls and is focusable, so that keys can scroll it. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setIsScrolling(element.scrollWidth > element.clientWidth + 1);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // The content may grow without the box, such as when a font loads late.
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.table} {...(isScrolling ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
