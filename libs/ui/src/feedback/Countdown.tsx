import { useState, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { clockText, spokenStep } from './countdown.rules.ts';
import styles from './Countdown.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** The moment it ends at, in ms since 1970. */
  untilMs: number;
  /** What it counts down to: "Time left to pay". */
  label: string;
  /** Text announced at a few steps (an hour, ten minutes, one minute, …, the end). */
  sayLeft: (seconds: number) => string;
  /** How to show the time; by default a clock (`4:59`). */
  format?: ((seconds: number) => ReactNode) | undefined;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
}

/** Remaining time in tabular figures. Announced only at a few steps, not every second. */
export function Countdown({ untilMs, label, sayLeft, format = clockText, onEnd, className }: CountdownProps) {
  const seconds = useSecondsLeft(untilMs, onEnd);
  const [start, setStart] = useState<{ untilMs: number; seconds: number }>();
  if (seconds !== undefined && start?.untilMs !== untilMs) setStart({ untilMs, seconds });

  const step = seconds === undefined || start === undefined ? undefined : spokenStep(start.seconds, seconds);
  return (
    <>
      <span role="timer" aria-label={label} className={joinClasses(styles.time, className)}>
        {seconds !== undefined && format(seconds)}
      </span>
      <span role="status" className="visually-hidden">
        {step !== undefined && sayLeft(step)}
      </span>
    </>
  );
}
