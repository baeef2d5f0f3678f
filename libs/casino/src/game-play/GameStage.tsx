import type { ReactNode } from 'react';
import type { Game } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { Button, buttonClass, EmptyState, ErrorState } from '@playfront/ui';
import styles from './GameStage.module.css';
import { OpenGame } from './OpenGame.tsx';
import { gameSearch, useGameAddress } from './useGameAddress.ts';
import type { GameLaunch } from './useGameLaunch.ts';
import type { GameSession } from './useGameSession.ts';

/** The game frame, or instead why the game is not open and what to do. */
export function GameStage({
  launch,
  session,
  gameOrigins,
  onLogin,
  registerLink,
  depositLink,
  breakLink,
}: {
  launch: GameLaunch;
  session: GameSession;
  /** Origins of third-party games, whose frames have these origins. */
  gameOrigins: readonly string[];
  onLogin: () => void;
  registerLink: ReactNode;
  depositLink: ReactNode;
  /** Link to the break that keeps the game closed. */
  breakLink: ReactNode;
}) {
  const format = useFormat();
  const { closeGame } = useGameAddress();

  switch (launch.step) {
    case 'open':
      return <OpenGame key={launch.url} launch={launch} session={session} gameOrigins={gameOrigins} depositLink={depositLink} />;
    case 'loading':
      return (
        <p className={styles.message} role="status">
          {format.text('game.play.loading')}
        </p>
      );
    case 'not-found':
      return (
        <div className={styles.message}>
          <EmptyState
            className={styles.state}
            title={format.text('game.play.not_found_title')}
            action={<Button onClick={closeGame}>{format.text('game.play.to_lobby')}</Button>}
          >
            {format.text('game.play.not_found_text')}
          </EmptyState>
        </div>
      );
    case 'login':
      return <LoginFirst game={launch.game} onLogin={onLogin} registerLink={registerLink} />;
    case 'failed':
      if (launch.error.key === 'account_restricted') {
        return (
          <div className={styles.message}>
            <EmptyState className={styles.state} title={format.text('game.play.break_title')} action={breakLink}>
              {failureText(format.text, launch.error)}
            </EmptyState>
          </div>
        );
      }
      if (launch.error.key === 'game_not_available' && launch.game?.status === 'active' && launch.game.has_demo) {
        return <FreeOnly game={launch.game} />;
      }
      return (
        <div className={styles.message}>
          <ErrorState
            className={styles.state}
            title={format.text('game.play.error_title')}
            retryLabel={format.text('casino.lobby.retry')}
            onRetry={launch.retry}
          >
            {failureText(format.text, launch.error)}
          </ErrorState>
        </div>
      );
  }
}

/** An open game that is refused: the law of the player's country permits it only with play money. */
function FreeOnly({ game }: { game: Game }) {
  const { text } = useFormat();
  const { search } = useGameAddress();
  return (
    <div className={styles.message}>
      <EmptyState
        className={styles.state}
        title={text('game.play.country_title')}
        action={
          <Link replace to={{ search: gameSearch(search, game.slug, 'demo') }} className={buttonClass({ variant: 'action' })}>
            {text('casino.tile.demo')}
          </Link>
        }
      >
        {text('game.play.country_text', { name: game.name })}
      </EmptyState>
    </div>
  );
}

/** Real money without a session: the game's art and name, with log-in, registration and free play. */
function LoginFirst({ game, onLogin, registerLink }: { game: Game; onLogin: () => void; registerLink: ReactNode }) {
  const { text } = useFormat();
  const { search } = useGameAddress();
  const { w200, w400 } = game.thumb;
  return (
    <div className={`${styles.message} ${styles.login}`}>
      <img className={styles.art} src={w200} srcSet={`${w200} 200w, ${w400} 400w`} sizes="180px" width={180} height={240} alt="" />
      <div className={styles.ways}>
        <p className={styles.name}>{game.name}</p>
        <h2>{text('game.play.login_title')}</h2>
        {game.has_demo && <p>{text('game.play.login_text', { name: game.name })}</p>}
        <div className={styles.actions}>
          <Button variant="action" onClick={onLogin}>
            {text('game.play.login')}
          </Button>
          {registerLink}
          {game.has_demo && (
            <Link replace to={{ search: gameSearch(search, game.slug, 'demo') }} className={buttonClass({ variant: 'quiet' })}>
              {text('casino.tile.demo')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
