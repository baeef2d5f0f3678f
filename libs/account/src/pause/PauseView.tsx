import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { HelpLines, useHelpLines } from '@playfront/auth/exclusion';
import { useFormat } from '@playfront/i18n';
import { ErrorState, Skeleton } from '@playfront/ui';
import { PauseSteps, type PauseStepsProps } from './PauseSteps.tsx';
import styles from './PauseView.module.css';
import { usePauses } from './pause-hooks.ts';

export type PauseViewProps = Omit<PauseStepsProps, 'pauses' | 'isExtending' | 'onBreak'> & {
  /** Link to more help with gambling. */
  readonly helpLink: ReactNode;
};

/** Breaks and self-exclusion in three steps, the active break, and the help lines of the country. */
export function PauseView({ helpLink, ...stepsProps }: PauseViewProps) {
  const { text, dateTime } = useFormat();
  const help = useHelpLines();
  const helpId = useId();
  const { pauses, breakUntil, failure, isLoading, reload } = usePauses();
  const running = useRef<HTMLHeadingElement>(null);
  const [hasStarted, setStarted] = useState(false);
  // The heading of the break may render after `onBreak` was called.
  useEffect(() => {
    if (!hasStarted || !running.current) return;
    running.current.focus();
    setStarted(false);
  }, [hasStarted, breakUntil]);
  return (
    <div className={styles.view}>
      <div className={styles.part}>
        {breakUntil !== null && (
          <section className={styles.card}>
            <h2 ref={running} tabIndex={-1}>
              {text('account.pause.running', { date: dateTime(breakUntil) })}
            </h2>
            <p>{text('account.pause.running.text')}</p>
            {stepsProps.withdrawLink}
          </section>
        )}
        {pauses && <PauseSteps {...stepsProps} pauses={pauses} isExtending={breakUntil !== null} onBreak={() => setStarted(true)} />}
        {!pauses && failure && (
          <ErrorState isCard title={text('account.pause.error')} retryLabel={text('account.retry')} onRetry={reload} isRetrying={isLoading}>
            {failureText(text, asApiError(failure))}
          </ErrorState>
        )}
        {!pauses && !failure && (
          <div role="status" aria-label={text('account.pause.loading')}>
            <Skeleton height={480} radius="card" />
          </div>
        )}
      </div>
      <aside className={styles.card} aria-labelledby={helpId}>
        <h2 id={helpId}>{text('account.pause.help_title')}</h2>
        <p>{text('account.pause.help')}</p>
        <HelpLines lines={help} />
        {helpLink}
      </aside>
    </div>
  );
}
