import type { RefObject } from 'react';
import { useIsSignedIn } from '@playfront/auth';
import { useGameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { GameDepositLink, PageLink, useBalanceRows, useSiteConfig, VisitorActions } from '@playfront/site';
import { BalancePill, BrandMark, IconButton } from '@playfront/ui';
import { IconMaximize, IconMinimize, IconX } from '@playfront/ui/icons';
import styles from './GamePlayHeader.module.css';
import { useFullscreen } from './useFullscreen.ts';

type Props = {
  readonly name: string | undefined;
  readonly provider: string | undefined;
  /** The deposit link is not highlighted. */
  readonly isClosedByRule: boolean;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onLogin: () => void;
};

/** The header of the game page (spec §2): name, deposit or login, full screen, close. */
export function GamePlayHeader({ name, provider, isClosedByRule, stage, onLogin }: Props) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const isSignedIn = useIsSignedIn();
  const balance = useBalanceRows();
  const { closeGame } = useGameAddress();
  const fullscreen = useFullscreen(stage);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <PageLink to="index" className={styles.logo} aria-label={format.text('site.header.home', { brand: brand.name })}>
          <BrandMark brand={brand} hasName={false} />
        </PageLink>
        <span className={styles.divider} />
        <h1 className={styles.name} title={name} data-coming={name === undefined || undefined}>
          {name ?? format.text('game.play.loading')}
        </h1>
        <span className={styles.provider} title={provider}>
          {provider}
        </span>
        <span className={styles.space} />
        {isSignedIn && balance ? (
          <>
            <BalancePill
              total={balance.total}
              realShare={balance.realShare}
              isEmpty={balance.isEmpty}
              label={format.text('site.header.balance', { amount: balance.total })}
              disabled
            />
            <GameDepositLink variant={isClosedByRule ? 'secondary' : 'action'} />
          </>
        ) : (
          <div className={styles.visitor}>
            <VisitorActions onLogIn={onLogin} />
          </div>
        )}
        {fullscreen.isSupported && (
          <IconButton
            label={format.text(fullscreen.isOn ? 'game.play.fullscreen_off' : 'game.play.fullscreen')}
            icon={fullscreen.isOn ? <IconMinimize /> : <IconMaximize />}
            onClick={fullscreen.toggle}
          />
        )}
        <IconButton label={format.text('game.play.close')} icon={<IconX />} onClick={closeGame} />
      </div>
    </header>
  );
}
