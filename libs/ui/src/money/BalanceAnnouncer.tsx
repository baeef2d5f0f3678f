import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface BalanceAnnouncerProps {
  /** Announced when it changes: "Balance, €497.60". */
  children: string;
}

/** Minimum time between two announcements: rounds are faster than a screen reader. */
const quietMs = 2000;

/** Announces a changed balance politely, at most every two seconds, and then only the latest. The initial balance is not announced. */
export function BalanceAnnouncer({ children }: BalanceAnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const latest = useRef(children);
  const announcedAtMs = useRef(Number.NEGATIVE_INFINITY);

  const announce = useEffectEvent(() => {
    announcedAtMs.current = performance.now();
    setAnnounced(children);
  });

  useEffect(() => {
    if (latest.current === children) return undefined;
    latest.current = children;
    const timer = setTimeout(() => announce(), Math.max(0, announcedAtMs.current + quietMs - performance.now()));
    return () => clearTimeout(timer);
  }, [children]);

  return (
    <span className="visually-hidden" role="status">
      {announced}
    </span>
  );
}
