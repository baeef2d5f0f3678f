import { DocumentsView } from '@playfront/account/documents';
import { useFormat } from '@playfront/i18n';
import { buttonClass, useToast } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';

/** The documents that verify the player, and the upload. */
export function DocumentsTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>{text('site.account.documents')}</h1>
      <DocumentsView
        onSent={() => showToast({ kind: 'success', text: text('site.account.documents.received') })}
        withdrawLink={
          <PageLink to="account" query={{ tab: 'withdraw' }} className={buttonClass({ variant: 'action' })}>
            {text('site.account.withdraw')}
          </PageLink>
        }
      />
    </>
  );
}
