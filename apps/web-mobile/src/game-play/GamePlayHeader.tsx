import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { usePlayer } from '@playfront/auth';
import { useGameAddress } from '@playfront/casino';
import { Message, useFormat } from '@playfront/i18n';
import { openOverlayAtom, PageLink, useBalanceRows, useSiteConfig } from '@playfront/site';
import { BalanceAnnouncer, BrandMark, Button, buttonClass, IconButton, MoneyText } from '@playfront/ui';
import { IconMenu2, IconX } from '@playfront/ui/icons';
import styles from './GamePlayHeader.module.css';

/** The header while a game is played (spec §2 "Mobile"): menu, logo, name with total balance and deposit, or register and log in. */
export function GamePlayHeader({ onLogin }: { onLogin: () => void }) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const player = usePlayer();
  const balance = useBalanceRows();
  const openOverlay = useSetAtom(openOverlayAtom);
  const { closeGame } = useGameAddress();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {/* Seen only by a phone on its side, where the bar is put away. */}
      <button type="button" className={styles.handle} aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <span className="visually-hidden">{format.text('casino.play.handle')}</span>
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
              <span>{player.username}</span>
              <MoneyText isLive>{balance.total}</MoneyText>
            </p>
            <BalanceAnnouncer>{format.text('site.header.balance', { amount: balance.total })}</BalanceAnnouncer>
            <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: 'action' })}>
              <Message id="site.header.deposit" />
            </PageLink>
          </>
        ) : (
          <div className={styles.visitor}>
            <Button variant="quiet" onClick={onLogin}>
              <Message id="site.header.login" />
            </Button>
            <PageLink to="signUp" className={buttonClass({ variant: 'action' })}>
              <Message id="site.header.register" />
            </PageLink>
          </div>
        )}
        <IconButton label={format.text('casino.play.close')} icon={<IconX />} onClick={closeGame} />
      </header>
    </>
  );
}
