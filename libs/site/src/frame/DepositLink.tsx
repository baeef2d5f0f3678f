import { useGameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { depositGameParam } from '@playfront/payments';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** Link to the deposit form, which leads back to the game that is open. `secondary` on a page with its own action button: one action colour per screen. */
export function DepositLink({ variant = 'action' }: { variant?: 'action' | 'secondary' }) {
  const { text } = useFormat();
  const { game } = useGameAddress();
  return (
    <PageLink to="account" query={{ tab: 'deposit', [depositGameParam]: game?.slug }} className={buttonClass({ variant })}>
      {text('site.header.deposit')}
    </PageLink>
  );
}
