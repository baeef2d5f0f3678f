import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** Link to the deposit form. `secondary` on a page with its own action button: one action colour per screen. */
export function DepositLink({ variant = 'action' }: { variant?: 'action' | 'secondary' }) {
  const { text } = useFormat();
  return (
    <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant })}>
      {text('site.header.deposit')}
    </PageLink>
  );
}
