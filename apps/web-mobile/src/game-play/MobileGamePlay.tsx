import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { formatDuration, GameStage, useGameLaunch, useGameSession, useLaunchName, type GameAddress } from '@playfront/casino';
import { Message, useFormat } from '@playfront/i18n';
import { openLoginAtom, PageLink, usePageNavigate, usePageTitle } from '@playfront/site';
import { buttonClass } from '@playfront/ui';
import { IconClock } from '@playfront/ui/icons';
import { GamePlayHeader } from './GamePlayHeader.tsx';
import styles from './MobileGamePlay.module.css';

/** A game on a phone: a 48 px bar, the frame in all that is left, a strip with the session's clock and result. */
export function MobileGamePlay({ address }: { address: GameAddress }) {
  const format = useFormat();
  const launch = useGameLaunch(address, 'mobile');
  const navigate = usePageNavigate();
  const openLogin = useSetAtom(openLoginAtom);
  const { pathname, search } = useLocation();
  const session = useGameSession({
    sessionKey: `${address.slug} ${address.mode}`,
    onDeposit: () => navigate({ to: 'account', query: { tab: 'deposit' } }),
    onReload: () => launch.step === 'open' && launch.reopen(),
  });
  const game = 'game' in launch ? launch.game : undefined;
  const name = useLaunchName(launch);
  usePageTitle(name);
  const handleLogin = () => openLogin(pathname + search);
  return (
    <div className={styles.room} data-theme="dark">
      <GamePlayHeader onLogin={handleLogin} />
      <main id="content" className={styles.stage}>
        <h1 className="visually-hidden" data-coming={name === undefined || undefined}>
          {name ?? <Message id="casino.play.loading" />}
        </h1>
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
      </main>
      {game && (
        <dl className={styles.strip}>
          <div>
            <dt>
              <IconClock size={16} />
              <span className="visually-hidden">{format.text('casino.play.session')}</span>
            </dt>
            <dd>{formatDuration(session.elapsedSeconds)}</dd>
          </div>
          {session.net && address.mode === 'real' && (
            <div>
              <dt>{format.text('casino.play.netShort')}</dt>
              <dd>{format.money(session.net, { sign: 'always' })}</dd>
            </div>
          )}
          <div className={styles.last}>
            <dt>{format.text('casino.play.rtp')}</dt>
            <dd>{format.percent(game.rtp)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
