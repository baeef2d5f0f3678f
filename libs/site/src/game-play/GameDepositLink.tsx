import { useGameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { gameParam } from '../account/game-param.ts';
import { PageLink } from '../navigation/PageLink.tsx';

/** Link from a game to the deposit form, which leads back to the game. */
export function GameDepositLink({ variant = 'action' }: { variant?: 'action' | 'secondary' }) {
  const { text } = useFormat();
  const { game } = useGameAddress();
  return (
    <PageLink to="account" query={{ tab: 'deposit', [gameParam]: game?.slug }} className={buttonClass({ variant })}>
      {text('site.header.deposit')}
    </PageLink>
  );
}
