import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { PasswordField } from '@playfront/ui/forms';
import { ExclusionNotice } from '../exclusion/ExclusionNotice.tsx';
import { RegistryNotice } from '../exclusion/RegistryNotice.tsx';
import { AccountUsername } from '../form/AccountUsername.tsx';
import { passwordLabels } from '../form/password-labels.ts';
import { loginDraft } from '../login/login.schema.ts';
import { RecoveryForm } from '../recovery/RecoveryForm.tsx';
import { registrationErrorMessage } from '../registration/registration.failures.ts';
import { usePasswordStrength } from '../registration/usePasswordStrength.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { newPasswordErrors, type NewPassword } from './new-password.schema.ts';
import { voidLinkOf, type VoidLink } from './useMailLink.ts';

const empty: NewPassword = { password: '', confirmPassword: '' };

export type SignedInBefore = { readonly wasSignedIn: boolean };

type NewPasswordFormProps = {
  readonly token: string;
  /** Username of the account, if known. */
  readonly username?: string;
  /** Called when the player is logged in with the new password. `wasSignedIn`: a player, perhaps another one, was logged in before. */
  readonly onSignedIn: (before: SignedInBefore) => void;
  /** Opens the login form. Called if the player could not be logged in, for example because a code is required. */
  readonly onLogIn: () => void;
  /** Called when the token is no longer valid. */
  readonly onVoid?: (reason: VoidLink) => void;
};

/** Sets a password with a mailed token, then logs the player in with it. */
export function NewPasswordForm({ token, username = '', onSignedIn, onLogIn, onVoid }: NewPasswordFormProps) {
  const format = useFormat();
  const { text } = format;
  const api = useApi();
  const session = useSession();
  const fields = useFormValues({ initial: empty });
  const { meter, passwordContext, reach } = usePasswordStrength(fields.values.password);
  /** Failure of the login with the new password. */
  const [loginFailure, setLoginFailure] = useState<ApiError>();
  const form = useForm({
    fields,
    check: (values) => newPasswordErrors(values, passwordContext),
    errorText: (fault) => text(registrationErrorMessage(fault)),
    async send({ password }) {
      const wasSignedIn = session.token() !== undefined;
      const response = await api.frontResetPasswordConfirm({ token, password });
      const name = response.username || username;
      // Older operators do not return the username.
      if (!name) return;
      try {
        await session.signIn({ username: name, password });
      } catch (error) {
        const failure = asApiError(error);
        loginDraft.write({ username: name });
        setLoginFailure(failure);
        if (failure.key === 'code_required') onLogIn();
        return;
      }
      onSignedIn({ wasSignedIn });
    },
    handleRefusal: (failure) => {
      const reason = voidLinkOf(failure);
      if (!reason || !onVoid) return false;
      onVoid(reason);
      return true;
    },
  });

  if (form.isSent) {
    const isExcluded = loginFailure?.key === 'self_excluded' || loginFailure?.key === 'excluded_by_registry';
    return (
      <>
        <Notice kind="success" isLive>
          {text('auth.reset.done')}
        </Notice>
        {loginFailure?.key === 'self_excluded' && <ExclusionNotice exclusion={loginFailure.exclusion} />}
        {loginFailure?.registry && <RegistryNotice registry={loginFailure.registry} refusal={loginFailure.key} refusedAt="login" />}
        {!isExcluded && (
          <Button variant="action" size="l" onClick={onLogIn}>
            {text('auth.login.submit')}
          </Button>
        )}
      </>
    );
  }

  const fieldProps = (field: keyof NewPassword) => ({
    ...form.fieldProps(field),
    ...passwordLabels(format),
    autoComplete: 'new-password',
  });
  return (
    <RecoveryForm form={form} title={text('auth.reset.title')} submitLabel={text('auth.reset.submit')}>
      <AccountUsername username={username} />
      <PasswordField
        {...fieldProps('password')}
        label={text('auth.reset.password')}
        strength={{ score: meter.bars, text: text(meter.message) }}
        onFocus={reach}
      />
      <PasswordField {...fieldProps('confirmPassword')} label={text('auth.registration.confirm_password')} />
    </RecoveryForm>
  );
}
