import type { ReactNode } from 'react';
import { failureMessage } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { Button, buttonClass, EmptyState, ErrorState } from '@playfront/ui';
import { Link } from 'react-router-dom';
import styles from './GameStage.module.css';
import { OpenGame } from './OpenGame.tsx';
import { gameSearch, useGameAddress } from './useGameAddress.ts';
import type { GameLaunch } from './useGameLaunch.ts';
import type { GameSession } from './useGameSession.ts';

/** The room of the frame: the game, or in its place why it is not open and what to do. */
export function GameStage({
  launch,
  session,
  onLogin,
  registerLink,
  depositLink,
}: {
  launch: GameLaunch;
  session: GameSession;
  onLogin: () => void;
  registerLink: ReactNode;
  depositLink: ReactNode;
}) {
  const format = useFormat();
  const { search, closeGame } = useGameAddress();

  switch (launch.step) {
    case 'open':
      return <OpenGame key={launch.url} launch={launch} session={session} depositLink={depositLink} />;
    case 'loading':
      return (
        <p className={styles.message} role="status">
          <Message id="casino.play.loading" />
        </p>
      );
    case 'not-found':
      return (
        <div className={styles.message}>
          <EmptyState
            className={styles.state}
            title={format.text('casino.play.notFoundTitle')}
            action={<Button onClick={closeGame}>{format.text('casino.play.toLobby')}</Button>}
          >
            {format.text('casino.play.notFoundText')}
          </EmptyState>
        </div>
      );
    case 'login':
      return (
        <div className={styles.message}>
          <h2>{format.text('casino.play.loginTitle')}</h2>
          <p>{format.text('casino.play.loginText', { name: launch.game.name })}</p>
          <div className={styles.actions}>
            <Button variant="action" onClick={onLogin}>
              {format.text('casino.play.login')}
            </Button>
            {registerLink}
            {launch.game.has_demo && (
              <Link replace to={{ search: gameSearch(search, launch.game.slug, 'demo') }} className={buttonClass({ variant: 'quiet' })}>
                {format.text('casino.tile.demo')}
              </Link>
            )}
          </div>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.message}>
          <ErrorState
            className={styles.state}
            title={format.text('casino.play.errorTitle')}
            retryLabel={format.text('casino.lobby.retry')}
            onRetry={launch.retry}
          >
            {format.text(failureMessage(launch.error))}
          </ErrorState>
        </div>
      );
  }
}
