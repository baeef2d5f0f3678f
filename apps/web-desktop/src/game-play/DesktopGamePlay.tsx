import { useRef } from 'react';
import { GameShelf, type GameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { GamePlayStage, PanelBoundary, useGamePlay } from '@playfront/site';
import styles from './DesktopGamePlay.module.css';
import { GameBar } from './GameBar.tsx';
import { GamePlayHeader } from './GamePlayHeader.tsx';

/** The game page of the desktop build: header, game frame, session data, related games. Dark in both schemes (decision 0077). */
export function DesktopGamePlay({ address }: { address: GameAddress }) {
  const format = useFormat();
  const stage = useRef<HTMLDivElement>(null);
  const play = useGamePlay(address, 'desktop');
  const { game, name, session } = play;

  return (
    <div data-theme="dark" className={styles.page}>
      <GamePlayHeader name={name} provider={game?.provider.name} isClosedByRule={play.isClosedByRule} stage={stage} onLogin={play.logIn} />
      <main id="content">
        <div className={styles.game}>
          <div ref={stage} className={styles.stage}>
            <GamePlayStage {...play} />
          </div>
          {game && (
            <PanelBoundary>
              <GameBar game={game} mode={address.mode} session={session} />
            </PanelBoundary>
          )}
        </div>
        {game && (
          <div className={`wrap ${styles.related}`}>
            <PanelBoundary>
              <GameShelf
                title={format.text('game.play.related', { provider: game.provider.name })}
                filter={{ providerIds: [game.provider.id] }}
                excludedSlug={game.slug}
              />
            </PanelBoundary>
          </div>
        )}
      </main>
    </div>
  );
}
