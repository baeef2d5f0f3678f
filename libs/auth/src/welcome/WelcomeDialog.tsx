import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, endMsAfter, useSecondsLeft } from '@playfront/ui';
import { Dialog } from '@playfront/ui/overlays';
import { redirectSeconds } from './redirect-seconds.ts';
import styles from './WelcomeDialog.module.css';

export type WelcomeDialogProps = {
  readonly isOpen: boolean;
  /** Called when the countdown has ended, or the player did not wait for it. */
  readonly onDeposit: () => void;
  /** Called when the player stays on the page. */
  readonly onClose: () => void;
};

/** Welcomes a new player, then opens the deposit unless they choose to stay (spec §4). The countdown is announced once, not every second. */
export function WelcomeDialog({ isOpen, onDeposit, onClose }: WelcomeDialogProps) {
  const { text } = useFormat();
  const [endMs, setEndMs] = useState<number>();
  if (isOpen !== (endMs !== undefined)) setEndMs(isOpen ? endMsAfter(redirectSeconds) : undefined);
  const leftSeconds = useSecondsLeft(endMs, onDeposit) ?? redirectSeconds;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('auth.welcome.title')}
      closeLabel={text('auth.welcome.close')}
      size="s"
      footer={
        <>
          <Button size="l" onClick={onClose} data-autofocus>
            {text('auth.welcome.stay')}
          </Button>
          <Button variant="action" size="l" onClick={onDeposit}>
            {text('auth.welcome.deposit')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{text('auth.welcome.text')}</p>
        <p className="visually-hidden" role="status">
          {text('auth.welcome.countdown', { seconds: redirectSeconds })}
        </p>
        <p className={styles.countdown} aria-hidden="true">
          {text('auth.welcome.countdown_shown', { seconds: leftSeconds })}
        </p>
      </div>
    </Dialog>
  );
}
