import { detailsDoneMessage, DetailsView } from '@playfront/account/details';
import { useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** Personal details; a toast confirms that they are saved (spec §8). */
export function DetailsTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>{text('site.account.details')}</h1>
      <DetailsView onSaved={() => showToast({ kind: 'success', text: text(detailsDoneMessage) })} />
    </>
  );
}
