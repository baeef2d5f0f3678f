import { useId } from 'react';
import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { emailInputProps, TextField } from '@playfront/ui/forms';
import { RecoveryDialog, type RecoveryDialogProps } from './RecoveryDialog.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SendFailure } from './SendFailure.tsx';
import { useForgotUsername } from './recovery-forms.ts';

const failureNotice = (failure: ApiError) => <SendFailure failure={failure} />;

/** Requests a mail with the usernames of an email address (spec §2, §4). */
export function ForgotUsernameDialog({ onSent, ...dialog }: RecoveryDialogProps) {
  const { text } = useFormat();
  const id = useId();
  const form = useForgotUsername(onSent);
  const title = text('auth.forgot_username.title');
  return (
    <RecoveryDialog
      {...dialog}
      title={title}
      intro={text('auth.forgot_username.text')}
      submitLabel={text('auth.forgot_username.submit')}
      formId={id}
      isBusy={form.isBusy}
    >
      <RecoveryForm id={id} form={form} title={title} failureNotice={failureNotice}>
        <TextField {...form.fieldProps('email')} {...emailInputProps} label={text('auth.registration.email')} data-autofocus />
      </RecoveryForm>
    </RecoveryDialog>
  );
}
