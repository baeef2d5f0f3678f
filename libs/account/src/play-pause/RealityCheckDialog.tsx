import type { ApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, clockText, Notice } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { Dialog } from '@playfront/ui/overlays';
import styles from './PlayPauseView.module.css';
import type { PlayPause } from './usePlayPause.ts';

type RealityCheckDialogProps = {
  readonly check: Extract<PlayPause, { kind: 'check' }>;
  readonly isInGame: boolean;
  readonly isBusy: boolean;
  readonly failure: ApiError | undefined;
  readonly onContinue: () => void;
  readonly onStop: () => void;
  readonly onHistory: () => void;
};

/**
 * The summary of a play session, which the player must acknowledge. Two equal buttons; the text has the focus, so that a key pressed for the
 * game presses neither. During the break that some countries require, the remaining time replaces "Continue".
 */
export function RealityCheckDialog({ check, isInGame, isBusy, failure, onContinue, onStop, onHistory }: RealityCheckDialogProps) {
  const { text, money, time, dateTime } = useFormat();
  const { session, intervalMin, secondsLeft, breakEndsAt } = check;
  return (
    <Dialog
      isOpen
      onClose={onStop}
      title={text('account.play_pause.title', { minutes: session?.minutes ?? intervalMin ?? 0 })}
      closeLabel={text('account.play_pause.stop')}
      presentation="question"
      canClose={false}
      footer={
        <>
          <Button size="l" disabled={isBusy} onClick={onStop}>
            {text('account.play_pause.stop')}
          </Button>
          {secondsLeft > 0 ? (
            <p className={styles.countdown} role="timer">
              {text('account.play_pause.countdown', { time: clockText(secondsLeft) })}
            </p>
          ) : (
            <Button size="l" isBusy={isBusy} onClick={onContinue}>
              {text('account.play_pause.continue')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text} tabIndex={-1} data-autofocus>
        {text(isInGame ? 'account.play_pause.in_game' : 'account.play_pause.elsewhere')}
      </p>
      {session && (
        <DescriptionList
          isBoxed
          className={styles.facts}
          rows={[
            { id: 'started', label: text('account.play_pause.started'), value: dateTime(session.started_at) },
            { id: 'staked', label: text('account.play_pause.staked'), value: money(session.staked) },
            { id: 'won', label: text('account.play_pause.won'), value: money(session.won) },
            {
              id: 'net',
              label: text('account.play_pause.net'),
              value: money(session.net, { sign: 'always' }),
              isMain: true,
              startsGroup: true,
            },
          ]}
        />
      )}
      {failure && (
        <Notice kind="danger" className={styles.error}>
          {failureText(text, failure)}
        </Notice>
      )}
      <div className={styles.history}>
        <Button variant="quiet" disabled={isBusy} onClick={onHistory}>
          {text('account.play_pause.history')}
        </Button>
      </div>
      {secondsLeft > 0 && (
        <>
          <p className={styles.until}>{text('account.play_pause.until', { time: time(breakEndsAt) })}</p>
          <p className={styles.note}>{text('account.play_pause.law')}</p>
        </>
      )}
      {intervalMin !== null && <p className={styles.note}>{text('account.play_pause.next', { minutes: intervalMin })}</p>}
    </Dialog>
  );
}
