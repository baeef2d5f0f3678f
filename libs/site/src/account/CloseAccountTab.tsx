import { CloseAccountView } from '@playfront/account/closure';
import { useSession } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { IconArrowLeft } from '@playfront/ui/icons';
import { PageLink } from '../navigation/PageLink.tsx';
import styles from './CloseAccountTab.module.css';
import { TabLink } from './TabLink.tsx';

const smallLink = buttonClass({ size: 's' });

/** Closes the player's account; reached from the Security tab. */
export function CloseAccountTab() {
  const { text } = useFormat();
  const session = useSession();
  return (
    <>
      <div className={styles.head}>
        <PageLink to="account" query={{ tab: 'security' }} className={smallLink} aria-label={text('site.account.close_account.back')}>
          <IconArrowLeft size={20} />
        </PageLink>
        <h1>{text('site.account.close_account')}</h1>
      </div>
      <CloseAccountView
        onClosed={() => session.end('account_closed')}
        withdrawLink={<TabLink tab="withdraw" />}
        documentsLink={<TabLink tab="documents" />}
        pauseLink={<TabLink tab="break" />}
        keepLink={
          <PageLink to="account" query={{ tab: 'security' }} className={buttonClass({ size: 'l' })}>
            {text('site.account.close_account.keep')}
          </PageLink>
        }
      />
    </>
  );
}
