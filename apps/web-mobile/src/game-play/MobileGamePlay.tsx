import { formatDuration, ModeSwitch, usePlayLimitTexts, type GameAddress } from '@playfront/casino';
import { FavouriteButton } from '@playfront/casino/player-games';
import { useFormat } from '@playfront/i18n';
import { GamePlayStage, useGamePlay } from '@playfront/site';
import { IconClock } from '@playfront/ui/icons';
import { GamePlayHeader } from './GamePlayHeader.tsx';
import styles from './MobileGamePlay.module.css';

/** The game page of the mobile build: a 48 px header, the game frame, the mode switch, clock and result of the session. */
export function MobileGamePlay({ address }: { address: GameAddress }) {
  const format = useFormat();
  const play = useGamePlay(address, 'mobile');
  const { game, name, session, isClosedByRule } = play;
  const limits = usePlayLimitTexts(session.limits);
  return (
    <div className={styles.page} data-theme="dark">
      <GamePlayHeader isClosedByRule={isClosedByRule} onLogin={play.logIn} />
      <main id="content" className={styles.stage}>
        <h1 className="visually-hidden" data-coming={name === undefined || undefined}>
          {name ?? format.text('game.play.loading')}
        </h1>
        <GamePlayStage {...play} />
      </main>
      {game && !isClosedByRule && (
        <section aria-label={format.text('game.play.session')} className={styles.foot}>
          <div className={styles.mode}>
            {address.mode === 'demo' && <p>{format.text('game.play.free_notice')}</p>}
            {(address.mode === 'demo' || game.has_demo) && <ModeSwitch game={game} mode={address.mode} />}
            <FavouriteButton game={game} />
          </div>
          <dl className={styles.strip}>
            <div>
              <dt>
                <IconClock size={16} />
                <span className="visually-hidden">{format.text('game.play.session')}</span>
              </dt>
              <dd>{formatDuration(session.elapsedSeconds)}</dd>
            </div>
            {session.net && address.mode === 'real' && (
              <div>
                <dt>{format.text('game.play.net_short')}</dt>
                <dd>{format.money(session.net, { sign: 'always' })}</dd>
              </div>
            )}
            <div className={styles.last}>
              <dt>{format.text('game.play.rtp')}</dt>
              <dd>{format.percent(game.rtp)}</dd>
            </div>
            {limits.map(({ kind, name: limit, left }) => (
              <div key={kind}>
                <dt>{limit}</dt>
                <dd>{left}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
