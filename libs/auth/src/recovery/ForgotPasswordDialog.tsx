import { useId } from 'react';
import { useFormat } from '@playfront/i18n';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { RecoveryDialog, type RecoveryDialogProps } from './RecoveryDialog.tsx';
import { useForgotPassword } from './recovery-forms.ts';

/** Requests a link for a new password by username and email address (spec §2, §4). */
export function ForgotPasswordDialog({ onSent, ...dialog }: RecoveryDialogProps) {
  const { text } = useFormat();
  const id = useId();
  const form = useForgotPassword(onSent);
  return (
    <RecoveryDialog
      {...dialog}
      title={text('auth.forgot_password.title')}
      intro={text('auth.forgot_password.text')}
      submitLabel={text('auth.forgot_password.submit')}
      formId={id}
      isBusy={form.isBusy}
    >
      <ForgotPasswordForm id={id} form={form} />
    </RecoveryDialog>
  );
}
