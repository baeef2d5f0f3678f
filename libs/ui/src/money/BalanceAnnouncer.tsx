import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface BalanceAnnouncerProps {
  /** Announced when it changes: "Balance, €497.60". */
  children: string;
}

/** Minimum time between two announcements: rounds are faster than a screen reader. */
const quietMs = 2000;

/** Announces a changed balance politely, at most every two seconds, then the latest. The initial balance is not announced. */
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
