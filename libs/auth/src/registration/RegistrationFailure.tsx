import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { RegistryNotice } from '../exclusion/RegistryNotice.tsx';
import { failureText } from '../failure/api.failures.ts';

/** Why no account was created. For an exclusion registry that has the person, or did not respond, its name and help lines. */
export function RegistrationFailure({ failure, onOpenLogin }: { readonly failure: ApiError; readonly onOpenLogin: () => void }) {
  const { text } = useFormat();
  if (failure.registry) return <RegistryNotice registry={failure.registry} refusal={failure.key} refusedAt="registration" />;
  const hasAccount = failure.key === 'account_exist_with_ip';
  return (
    <Notice kind="danger" {...(hasAccount && { action: <Button onClick={onOpenLogin}>{text('auth.registration.log_in')}</Button> })}>
      {failureText(text, failure)}
    </Notice>
  );
}
