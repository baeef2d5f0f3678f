import { LimitsView } from '@playfront/account/limits';
import { Message } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** The limits of the player, and how often play is paused for a reality check. */
export function LimitsTab() {
  const { showToast } = useToast();
  return (
    <>
      <h1>
        <Message id="site.account.limits" />
      </h1>
      <LimitsView onDone={(text) => showToast({ kind: 'success', text })} />
    </>
  );
}
