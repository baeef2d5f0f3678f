import { useRef } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { GameShelf, GameStage, useGameLaunch, useGameSession, useLaunchName, type GameAddress } from '@playfront/casino';
import { Message, useFormat } from '@playfront/i18n';
import { openLoginAtom, PageLink, PanelBoundary, usePageNavigate, usePageTitle } from '@playfront/site';
import { buttonClass } from '@playfront/ui';
import styles from './DesktopGamePlay.module.css';
import { GameBar } from './GameBar.tsx';
import { GamePlayHeader } from './GamePlayHeader.tsx';

/** A game over 990 px: the game-play header, the frame, what the site knows of the session, more games. Dark in both schemes (decision 0077). */
export function DesktopGamePlay({ address }: { address: GameAddress }) {
  const format = useFormat();
  const stage = useRef<HTMLDivElement>(null);
  const launch = useGameLaunch(address, 'desktop');
  const navigate = usePageNavigate();
  const openLogin = useSetAtom(openLoginAtom);
  const session = useGameSession({
    sessionKey: `${address.slug} ${address.mode}`,
    onDeposit: () => navigate({ to: 'account', query: { tab: 'deposit' } }),
    onReload: () => launch.step === 'open' && launch.reopen(),
  });
  const game = 'game' in launch ? launch.game : undefined;
  const { pathname, search } = useLocation();
  const name = useLaunchName(launch);
  usePageTitle(name);
  const handleLogin = () => openLogin(pathname + search);

  return (
    <div data-theme="dark" className={styles.page}>
      <GamePlayHeader name={name} provider={game?.provider.name} stage={stage} onLogin={handleLogin} />
      <main id="content">
        <div className={styles.room}>
          <div ref={stage} className={styles.stage}>
            <GameStage
              launch={launch}
              session={session}
              onLogin={handleLogin}
              registerLink={
                <PageLink to="signUp" className={buttonClass({ variant: 'secondary' })}>
                  <Message id="site.header.register" />
                </PageLink>
              }
              depositLink={
                <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: 'action' })}>
                  <Message id="site.header.deposit" />
                </PageLink>
              }
            />
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
                title={format.text('casino.play.related', { provider: game.provider.name })}
                filter={{ providerIds: [game.provider.id] }}
                leftOut={game.slug}
              />
            </PanelBoundary>
          </div>
        )}
      </main>
    </div>
  );
}
