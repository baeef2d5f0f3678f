import { useEffect, useRef, useState } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, endMsAfter, Notice, useSecondsLeft } from '@playfront/ui';
import { failureText } from '../failure/api.failures.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useIsSignedIn, usePlayer } from '../session/useSessionState.ts';
import { redirectSeconds } from '../welcome/redirect-seconds.ts';
import { CountdownRing } from './CountdownRing.tsx';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import styles from './MailLinks.module.css';
import { ResendActivation } from './ResendActivation.tsx';
import { useMailLink, type VoidLink } from './useMailLink.ts';
import { voidLinkMessages } from './void-link.messages.ts';

export type ActivateViewProps = {
  readonly token: string;
  /** Called when the countdown has ended, or the player did not wait for it. */
  readonly onContinue: () => void;
  readonly onLogIn: () => void;
};

/**
 * Activates an account by the link in its mail. If the player is already activated, neither a used link nor a reloaded page, whose URL has no token any
 * more, is an error. For a link that does not work it shows the reason and offers another mail.
 */
export function ActivateView({ token, onContinue, onLogIn }: ActivateViewProps) {
  const { text } = useFormat();
  const api = useApi();
  const session = useSession();
  const { state, follow } = useMailLink(async () => {
    const response = await api.frontActivatePlayer({ token });
    // The player in memory is still the one before the activation.
    await session.refreshPlayer().catch(() => {});
    return response;
  });
  const hasStarted = useRef(false);
  const player = usePlayer();
  useEffect(() => {
    if (!token || hasStarted.current) return;
    hasStarted.current = true;
    follow();
  }, [token, follow]);

  if (!token && player?.activated) return <Activated isFirst={false} username={player.username} onContinue={onContinue} />;
  if (state.status === 'void' || !token) return <VoidActivation reason={state.status === 'void' ? state.reason : 'invalid'} onLogIn={onLogIn} />;
  if (state.status === 'done') {
    return <Activated isFirst={state.response.outcome === 'activated'} username={state.response.username} onContinue={onContinue} />;
  }
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
        <Notice kind="danger">{failureText(text, state.error)}</Notice>
      </MailLinkPanel>
    );
  }
  return <MailLinkPanel title={text('auth.activate.busy')} isLive />;
}

function Activated({ isFirst, username, onContinue }: { isFirst: boolean; username: string; onContinue: () => void }) {
  const { text } = useFormat();
  const player = usePlayer();
  // The link may be for another account than the one that is logged in here.
  const isOther = player !== undefined && username !== '' && username !== player.username;
  const [endMs, setEndMs] = useState<number | undefined>(() => endMsAfter(redirectSeconds));
  const leftSeconds = useSecondsLeft(endMs, onContinue);
  const isCounting = leftSeconds !== undefined;
  return (
    <MailLinkPanel
      mark={<CountdownRing isRunning={isCounting} seconds={redirectSeconds} />}
      title={text(isFirst ? 'auth.activate.done' : 'auth.activate.already')}
      actions={
        <>
          <Button variant="action" onClick={onContinue}>
            {text(player ? 'auth.activate.to_casino' : 'auth.login.submit')}
          </Button>
          {isCounting && <Button onClick={() => setEndMs(undefined)}>{text('auth.activate.stay')}</Button>}
        </>
      }
    >
      <p role="status">{text(isFirst ? 'auth.activate.done_text' : 'auth.activate.already_text')}</p>
      {isOther && <Notice>{text('auth.activate.other_player', { username, current: player.username })}</Notice>}
      {isCounting && (
        <p className={styles.countdown}>{text(player ? 'auth.activate.countdown' : 'auth.activate.countdown_login', { seconds: leftSeconds })}</p>
      )}
    </MailLinkPanel>
  );
}

const voidMessages = { expired: 'auth.activate.expired', used: 'auth.activate.used', invalid: 'auth.mail_link.copy' } as const;

function VoidActivation({ reason, onLogIn }: { reason: VoidLink; onLogIn: () => void }) {
  const { text } = useFormat();
  const isSignedIn = useIsSignedIn();
  return (
    <MailLinkPanel
      title={text(voidLinkMessages[reason])}
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
      <p role="status">
        {text(voidMessages[reason])} {text(isSignedIn ? 'auth.activate.void_player' : 'auth.activate.void_visitor')}
      </p>
    </MailLinkPanel>
  );
}
