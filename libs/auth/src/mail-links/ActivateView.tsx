import { useEffect, useRef, useState } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { failureMessage } from '../failure/api.failures.ts';
import { useIsSignedIn, usePlayer } from '../session/useSessionState.ts';
import { useCountdown } from '../welcome/useCountdown.ts';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import styles from './MailLinks.module.css';
import { ResendActivation } from './ResendActivation.tsx';
import { useMailLink } from './useMailLink.ts';

/** Seconds until an activated player is led on (spec §2, §4). */
const countdownSeconds = 5;

export type ActivateViewProps = {
  readonly token: string;
  /** The countdown ended, or the player did not wait for it. */
  readonly onContinue: () => void;
  readonly onLogIn: () => void;
};

/**
 * Activates an account by the link of its mail. A link that was used says so without alarm, as does a page that is loaded again, which has no
 * token any more, for a player who is activated; one that is void offers another mail.
 */
export function ActivateView({ token, onContinue, onLogIn }: ActivateViewProps) {
  const { text } = useFormat();
  const api = useApi();
  const { state, follow } = useMailLink(() => api.frontActivatePlayer({ token }));
  const hasStarted = useRef(false);
  const player = usePlayer();
  useEffect(() => {
    if (!token || hasStarted.current) return;
    hasStarted.current = true;
    follow();
  }, [token, follow]);

  if (!token && player?.activated) return <Activated isFirst={false} onContinue={onContinue} />;
  if (state.status === 'void' || !token) return <VoidActivation onLogIn={onLogIn} />;
  if (state.status === 'done') return <Activated isFirst={state.answer.outcome === 'activated'} onContinue={onContinue} />;
  if (state.status === 'failed') {
    return (
      <MailLinkPanel
        title={text('auth.activate.failed')}
        actions={
          <Button variant="action" onClick={follow}>
            {text('auth.mail_link.retry')}
          </Button>
        }
      >
        <Notice kind="danger">{text(failureMessage(state.error))}</Notice>
      </MailLinkPanel>
    );
  }
  return <MailLinkPanel title={text('auth.activate.busy')} isLive />;
}

function Activated({ isFirst, onContinue }: { isFirst: boolean; onContinue: () => void }) {
  const { text } = useFormat();
  const [isCounting, setCounting] = useState(true);
  const leftSeconds = useCountdown(countdownSeconds, isCounting, onContinue);
  return (
    <MailLinkPanel
      title={text(isFirst ? 'auth.activate.done' : 'auth.activate.already')}
      actions={
        <>
          <Button variant="action" onClick={onContinue}>
            {text('auth.activate.continue')}
          </Button>
          {isCounting && <Button onClick={() => setCounting(false)}>{text('auth.welcome.stay')}</Button>}
        </>
      }
    >
      <p role="status">{text(isFirst ? 'auth.activate.done_text' : 'auth.activate.already_text')}</p>
      {isCounting && <p className={styles.countdown}>{text('auth.activate.countdown', { seconds: leftSeconds })}</p>}
    </MailLinkPanel>
  );
}

function VoidActivation({ onLogIn }: { onLogIn: () => void }) {
  const { text } = useFormat();
  const isSignedIn = useIsSignedIn();
  return (
    <MailLinkPanel
      title={text('auth.mail_link.void')}
      actions={
        isSignedIn ? (
          <ResendActivation variant="action" />
        ) : (
          <Button variant="action" onClick={onLogIn}>
            {text('auth.login.submit')}
          </Button>
        )
      }
    >
      <p role="status">{text(isSignedIn ? 'auth.activate.void_player' : 'auth.activate.void_visitor')}</p>
    </MailLinkPanel>
  );
}
