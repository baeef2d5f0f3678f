import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface BalanceAnnouncerProps {
  /** What is said when it changes: the balance in words, "Balance, €497.60". */
  children: string;
}

/** The shortest time between two announcements: rounds are played faster than anyone can listen. */
const quietMs = 2000;

/** Says a changed balance to a screen reader, politely and not more than every two seconds: then the latest. Nothing is said of the first. */
export function BalanceAnnouncer({ children }: BalanceAnnouncerProps) {
  const [said, setSaid] = useState('');
  const latest = useRef(children);
  const saidAtMs = useRef(Number.NEGATIVE_INFINITY);

  const say = useEffectEvent(() => {
    saidAtMs.current = performance.now();
    setSaid(children);
  });

  useEffect(() => {
    if (latest.current === children) return undefined;
    latest.current = children;
    const timer = setTimeout(() => say(), Math.max(0, saidAtMs.current + quietMs - performance.now()));
    return () => clearTimeout(timer);
  }, [children]);

  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
