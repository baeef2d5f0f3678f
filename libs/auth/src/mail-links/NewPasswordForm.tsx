import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { PasswordField } from '@playfront/ui/forms';
import { registrationErrorMessage } from '../registration/registration.failures.ts';
import { usePasswordStrength } from '../registration/usePasswordStrength.ts';
import { LinkForm } from './LinkForm.tsx';
import { newPasswordErrors, type NewPassword, type NewPasswordFault } from './new-password.schema.ts';
import { useLinkForm } from './useLinkForm.ts';

type NewPasswordFormProps = {
  readonly token: string;
  readonly onLogIn: () => void;
  /** The token is no longer good. */
  readonly onVoid?: () => void;
};

/** Chooses a password with a token that the player was mailed. */
export function NewPasswordForm({ token, onLogIn, onVoid }: NewPasswordFormProps) {
  const { text } = useFormat();
  const api = useApi();
  const form = useLinkForm<NewPassword, NewPasswordFault>({
    empty: { password: '', confirmPassword: '' },
    check: (values) => newPasswordErrors(values, judgement),
    send: ({ password }) => api.frontResetPasswordConfirm({ token, password }),
    takeRefusal: ({ key }) => {
      if (key !== 'invalid_token' || !onVoid) return false;
      onVoid();
      return true;
    },
  });
  const { meter, judgement, reach } = usePasswordStrength(form.values.password);

  if (form.isDone) {
    return (
      <>
        <Notice kind="success" isLive>
          {text('auth.reset.done')}
        </Notice>
        <Button variant="action" size="l" onClick={onLogIn}>
          {text('auth.login.submit')}
        </Button>
      </>
    );
  }

  const fieldProps = (field: keyof NewPassword) => ({
    ...form.fieldProps(field, (fault) => text(registrationErrorMessage(fault))),
    revealLabel: text('auth.password.reveal'),
    hideLabel: text('auth.password.hide'),
    autoComplete: 'new-password',
  });
  return (
    <LinkForm form={form} title={text('auth.reset.title')} submitLabel={text('auth.reset.submit')}>
      <PasswordField
        {...fieldProps('password')}
        label={text('auth.reset.password')}
        strength={{ score: meter.bars, text: text(meter.message) }}
        onFocus={reach}
      />
      <PasswordField {...fieldProps('confirmPassword')} label={text('auth.registration.confirm_password')} />
    </LinkForm>
  );
}
