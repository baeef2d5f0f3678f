import { useEffect, useState, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { clockText, spokenStep } from './countdown.rules.ts';
import styles from './Countdown.module.css';
import { endMsAfter, useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** When it ends, in ms since 1970. */
  untilMs: number;
  /** Accessible name: "Time left to pay". */
  label: string;
  /** Text announced at a few steps (an hour, ten minutes, one minute, …, the end). */
  spokenText: (seconds: number) => string;
  /** How to show the time; by default a clock (`4:59`). */
  format?: ((seconds: number) => ReactNode) | undefined;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
}

function startOf(untilMs: number) {
  const leftSeconds = (untilMs - Date.now()) / 1000;
  return { untilMs, seconds: Math.max(0, Math.ceil(leftSeconds)), endMs: endMsAfter(leftSeconds) };
}

/** Remaining time in tabular figures. Announced only at a few steps, not every second. */
export function Countdown({ untilMs, label, spokenText, format = clockText, onEnd, className }: CountdownProps) {
  const [start, setStart] = useState(() => startOf(untilMs));
  if (start.untilMs !== untilMs) setStart(startOf(untilMs));
  useEffect(() => {
    // The monotonic clock of some devices stops while they sleep.
    const handleReturn = () => {
      if (!document.hidden) setStart(({ seconds }) => ({ ...startOf(untilMs), seconds }));
    };
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('focus', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('focus', handleReturn);
    };
  }, [untilMs]);

  const seconds = useSecondsLeft(start.endMs, onEnd);
  const step = seconds === undefined ? undefined : spokenStep(start.seconds, seconds);
  return (
    <>
      <span role="timer" aria-label={label} className={joinClasses(styles.time, className)}>
        {seconds !== undefined && format(seconds)}
      </span>
      <span role="status" className="visually-hidden">
        {step !== undefined && spokenText(step)}
      </span>
    </>
  );
}
