import { DetailsView } from '@playfront/account/details';
import { Message, useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** Personal details; that they are saved is said in the corner (spec §8). */
export function DetailsTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>
        <Message id="site.account.details" />
      </h1>
      <DetailsView onSaved={() => showToast({ kind: 'success', text: text('account.details.done') })} />
    </>
  );
}
