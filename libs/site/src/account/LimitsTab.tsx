import { LimitsView } from '@playfront/account/limits';
import { useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** The limits of the player, and how often play is paused for a reality check. */
export function LimitsTab() {
  const format = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>{format.text('site.account.limits')}</h1>
      <LimitsView onDone={(text) => showToast({ kind: 'success', text })} />
    </>
  );
}
