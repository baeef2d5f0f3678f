import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { accountTabTitle, type AccountTab } from '../addresses/account-tabs.ts';
import { PageLink } from '../navigation/PageLink.tsx';

/** Link to another tab of the account page, named like it. */
export function TabLink({ tab }: { tab: AccountTab }) {
  const { text } = useFormat();
  return (
    <PageLink to="account" query={{ tab }} className={buttonClass({ size: 's' })}>
      {text(accountTabTitle(tab))}
    </PageLink>
  );
}
