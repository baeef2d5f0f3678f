import { formatDuration, ModeSwitch, usePlayLimitTexts, type GameMode, type GameSession } from '@playfront/casino';
import { FavouriteButton } from '@playfront/casino/player-games';
import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconInfoCircle } from '@playfront/ui/icons';
import styles from './GameBar.module.css';

/** The bar below the game frame: mode switch, clock and result of the session, RTP, rules. */
export function GameBar({ game, mode, session }: { game: Game; mode: GameMode; session: GameSession }) {
  const format = useFormat();
  const limits = usePlayLimitTexts(session.limits);
  const handleRules = () => {
    session.frame.current?.send({ type: 'open-rules' });
    session.frame.current?.focus();
  };
  return (
    <div className={styles.bar}>
      <FavouriteButton game={game} isBoxed />
      <ModeSwitch game={game} mode={mode} />
      {mode === 'demo' && <p className={styles.notice}>{format.text('game.play.free_notice')}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{format.text('game.play.session')}</dt>
          <dd>{formatDuration(session.elapsedSeconds)}</dd>
        </div>
        {session.net && mode === 'real' && (
          <div>
            <dt>{format.text('game.play.net')}</dt>
            <dd>{format.money(session.net, { sign: 'always' })}</dd>
          </div>
        )}
        {limits.map(({ kind, name, left }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>{left}</dd>
          </div>
        ))}
        <div>
          <dt>{format.text('game.play.rtp')}</dt>
          <dd>{format.percent(game.rtp)}</dd>
        </div>
      </dl>
      <Button icon={<IconInfoCircle size={18} />} onClick={handleRules}>
        {format.text('game.play.rules')}
      </Button>
    </div>
  );
}
