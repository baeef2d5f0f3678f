import { PauseView } from '@playfront/account/pause';
import { useSession } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import { TabLink } from './TabLink.tsx';

const smallLink = buttonClass({ size: 's' });

/** Breaks and self-exclusion. */
export function BreakTab() {
  const { text } = useFormat();
  const session = useSession();
  return (
    <>
      <h1>{text('site.account.break')}</h1>
      <PauseView
        onExcluded={() => session.end('self_exclusion')}
        cancelLink={
          <PageLink to="account" className={buttonClass({ size: 'l' })}>
            {text('site.account.break.cancel')}
          </PageLink>
        }
        withdrawLink={<TabLink tab="withdraw" />}
        documentsLink={<TabLink tab="documents" />}
        helpLink={
          <PageLink to="text" params={{ text: 'responsible-gaming' }} className={smallLink}>
            {text('site.footer.get_help')}
          </PageLink>
        }
      />
    </>
  );
}
