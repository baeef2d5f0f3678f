import type { ReactNode } from 'react';
import { missingDepositPeriods, usePlayerLimits } from '@playfront/auth/limits';
import { GameStage, useGameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import styles from './GamePlayStage.module.css';
import { GameDepositLink } from './GameDepositLink.tsx';
import { RequiredLimits } from '../account/required-limits.ts';
import type { GamePlay } from './useGamePlay.ts';

/** The game in its frame, or the reason why it is not open, with links to the site's pages. */
export function GamePlayStage({ launch, session, logIn }: Pick<GamePlay, 'launch' | 'session' | 'logIn'>) {
  const { text } = useFormat();
  const { gameOrigins = [] } = useSiteConfig();
  const isReal = useGameAddress().game?.mode === 'real';
  const stage = (
    <GameStage
      launch={launch}
      session={session}
      gameOrigins={gameOrigins}
      onLogin={logIn}
      registerLink={
        <PageLink to="signUp" className={buttonClass({ variant: 'secondary' })}>
          {text('site.header.register')}
        </PageLink>
      }
      depositLink={<GameDepositLink />}
      breakLink={
        <PageLink to="account" query={{ tab: 'break' }} className={buttonClass({})}>
          {text('site.account.break.see')}
        </PageLink>
      }
    />
  );
  return isReal ? <LimitsFirst>{stage}</LimitsFirst> : stage;
}

/** The limits that the player's country requires before the first bet, then the game. */
function LimitsFirst({ children }: { children: ReactNode }) {
  const { data } = usePlayerLimits();
  if (!data || missingDepositPeriods(data).length === 0) return children;
  return (
    <div className={styles.limits}>
      <RequiredLimits next="play" />
    </div>
  );
}
