import { useEffect } from 'react';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Dialog } from '@playfront/ui/overlays';
import styles from './PlayPauseView.module.css';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';
import { usePlayPause } from './usePlayPause.ts';

export type PlayPauseViewProps = {
  readonly isInGame: boolean;
  /** Called when the player may continue to play. */
  readonly onContinue: () => void;
  /** Called when the player stops: the game must close. */
  readonly onStop: () => void;
  readonly onHistory: () => void;
  /** Called when there is no pause to show. */
  readonly onNothing: () => void;
};

/** Shows why play is paused: the summary of a reality check, or a break. Renders nothing until the operator has responded. */
export function PlayPauseView({ isInGame, onContinue, onStop, onHistory, onNothing }: PlayPauseViewProps) {
  const { text, dateTime } = useFormat();
  const { pause, isBusy, failure, reload, acknowledge, acknowledgeAndLeave } = usePlayPause();
  // A break started on this device's account page needs no dialog there.
  const isNothing = pause.kind === 'none' || (pause.kind === 'break' && !isInGame);
  useEffect(() => {
    if (isNothing) onNothing();
  }, [isNothing, onNothing]);

  if (pause.kind === 'loading' || isNothing) return null;
  if (pause.kind === 'check')
    return (
      <RealityCheckDialog
        check={pause}
        isInGame={isInGame}
        isBusy={isBusy}
        failure={failure}
        onContinue={() => acknowledge(onContinue)}
        onStop={() => acknowledgeAndLeave(onStop)}
        onHistory={() => acknowledgeAndLeave(onHistory)}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onStop}
      title={text(pause.kind === 'break' ? 'account.play_pause.break_title' : 'account.play_pause.failed_title')}
      closeLabel={text('account.play_pause.stop')}
      presentation="question"
      canClose={false}
      footer={
        <>
          <Button size="l" onClick={onStop}>
            {text(isInGame ? 'account.play_pause.close_game' : 'account.play_pause.stop')}
          </Button>
          {pause.kind === 'failed' && (
            <Button size="l" onClick={reload}>
              {text('account.play_pause.retry')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text} tabIndex={-1} data-autofocus>
        {pause.kind === 'break' ? text('account.play_pause.break_text', { time: dateTime(pause.until) }) : failureText(text, pause.error)}
      </p>
    </Dialog>
  );
}
