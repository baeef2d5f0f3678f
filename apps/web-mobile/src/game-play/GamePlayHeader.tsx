import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { usePlayer } from '@playfront/auth';
import { useGameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { GameDepositLink, openOverlayAtom, PageLink, useBalanceRows, useSiteConfig, VisitorActions } from '@playfront/site';
import { BalanceAnnouncer, BrandMark, IconButton, MoneyText } from '@playfront/ui';
import { IconMenu2, IconX } from '@playfront/ui/icons';
import styles from './GamePlayHeader.module.css';

type GamePlayHeaderProps = {
  /** The deposit link is not highlighted. */
  readonly isClosedByRule: boolean;
  readonly onLogin: () => void;
};

/** The header of the game page (spec §2 "Mobile"): menu, logo, name with total balance and deposit, or register and log in. */
export function GamePlayHeader({ isClosedByRule, onLogin }: GamePlayHeaderProps) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const player = usePlayer();
  const balance = useBalanceRows();
  const openOverlay = useSetAtom(openOverlayAtom);
  const { closeGame } = useGameAddress();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {/* Only visible in landscape on a phone, where the header is hidden. */}
      <button type="button" className={styles.handle} aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <span className="visually-hidden">{format.text('game.play.handle')}</span>
      </button>
      <header className={styles.header} data-shown={isShown || undefined}>
        <IconButton label={format.text('site.header.menu')} icon={<IconMenu2 />} aria-haspopup="dialog" onClick={() => openOverlay('menu')} />
        <PageLink to="index" className={styles.logo} aria-label={format.text('site.header.home', { brand: brand.name })}>
          <BrandMark brand={brand} hasName={false} />
        </PageLink>
        <span className={styles.space} />
        {player && balance ? (
          <>
            <p className={styles.player}>
              <span title={player.username}>{player.username}</span>
              <MoneyText isLive>{balance.total}</MoneyText>
            </p>
            <BalanceAnnouncer>{format.text('site.header.balance', { amount: balance.total })}</BalanceAnnouncer>
            <GameDepositLink variant={isClosedByRule ? 'secondary' : 'action'} />
          </>
        ) : (
          <div className={styles.visitor}>
            <VisitorActions onLogIn={onLogin} />
          </div>
        )}
        <IconButton label={format.text('game.play.close')} icon={<IconX />} onClick={closeGame} />
      </header>
    </>
  );
}
