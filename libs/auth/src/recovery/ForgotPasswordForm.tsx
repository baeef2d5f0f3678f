import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { emailInputProps, TextField } from '@playfront/ui/forms';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SendFailure } from './SendFailure.tsx';
import type { useForgotPassword } from './recovery-forms.ts';

export type ForgotPasswordFormProps = {
  readonly form: ReturnType<typeof useForgotPassword>;
  readonly id?: string;
  readonly submitLabel?: string;
};

const failureNotice = (failure: ApiError) => <SendFailure failure={failure} />;

/** Fields of "Forgot password" (spec §3), in its dialog and on the page of the mailed link. */
export function ForgotPasswordForm({ form, ...layout }: ForgotPasswordFormProps) {
  const { text } = useFormat();
  return (
    <RecoveryForm {...layout} form={form} title={text('auth.forgot_password.title')} failureNotice={failureNotice}>
      <TextField
        {...form.fieldProps('username')}
        label={text('auth.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <TextField {...form.fieldProps('email')} {...emailInputProps} label={text('auth.registration.email')} />
    </RecoveryForm>
  );
}
