import { SecurityView } from '@playfront/account/security';
import { useFormat } from '@playfront/i18n';
import { buttonClass, useToast } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import { TabLink } from './TabLink.tsx';

/** How the player logs in, and on which devices. */
export function SecurityTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>{text('site.account.security')}</h1>
      <SecurityView
        onDone={(done) => showToast({ kind: 'success', text: done })}
        pauseLink={<TabLink tab="break" />}
        closeLink={<TabLink tab="close-account" />}
        passwordLink={
          <PageLink to="account" query={{ tab: 'password' }} className={buttonClass({ size: 's' })} aria-label={text('site.account.password')}>
            {text('site.account.change')}
          </PageLink>
        }
      />
    </>
  );
}
