import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { clockText, spokenStep } from './countdown.rules.ts';
import styles from './Countdown.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** The moment it ends at, in ms since 1970. */
  untilMs: number;
  /** What it counts to: "Time left to pay". */
  label: string;
  /** What a screen reader hears at a few steps (an hour, ten minutes, one minute, …, the end). */
  sayLeft: (seconds: number) => string;
  /** What is shown; a clock (`4:59`) unless given. */
  format?: ((seconds: number) => ReactNode) | undefined;
  /** Called once, when nothing is left. */
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
}

/** Time that runs out, in tabular figures. It reads itself out only now and then, never every second. */
export function Countdown({ untilMs, label, sayLeft, format = clockText, onEnd, className }: CountdownProps) {
  const seconds = useSecondsLeft(untilMs);
  const [start, setStart] = useState<{ untilMs: number; seconds: number }>();
  if (seconds !== undefined && start?.untilMs !== untilMs) setStart({ untilMs, seconds });
  const end = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

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
