import { ActivationBanner } from '@playfront/auth/activation-banner';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';

/** The reminder of an unconfirmed email address; "Change email" opens the personal details. */
export function ActivationReminder() {
  const navigate = usePageNavigate();
  return <ActivationBanner onChangeEmail={() => navigate({ to: 'account', query: { tab: 'details' } })} />;
}
