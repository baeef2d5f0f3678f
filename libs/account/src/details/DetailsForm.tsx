import type { Profile } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { AccountUsername, passwordLabels } from '@playfront/auth/form';
import { useFormat } from '@playfront/i18n';
import { Button, Notice, useUnsavedEdits } from '@playfront/ui';
import { Form, PasswordField } from '@playfront/ui/forms';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './DetailsView.module.css';
import { NameFields } from './NameFields.tsx';
import { useDetailsForm } from './useDetailsForm.ts';

type DetailsFormProps = { profile: Profile; onSaved: () => void };

/** Form for the details that the player may change. After a refused update the input stays. */
export function DetailsForm({ profile, onSaved }: DetailsFormProps) {
  const format = useFormat();
  const { text } = format;
  const form = useDetailsForm(profile, onSaved);
  useUnsavedEdits(form.isDirty);

  return (
    <Form ref={form.ref} className={styles.form} aria-label={text('account.details.title')} onSubmit={form.handleSubmit}>
      {form.failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, form.failure)}</Notice>
        </div>
      )}
      <ContactFields form={form} profile={profile} />
      <NameFields form={form} isVerified={profile.kyc_status === 'verified'} />
      <AddressFields form={form} />
      {form.isPasswordNeeded && (
        <>
          <AccountUsername />
          <PasswordField
            {...form.fieldProps('password')}
            label={text('account.details.password')}
            hint={text('account.details.password_why')}
            {...passwordLabels(format)}
            autoComplete="current-password"
          />
        </>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="action" size="l" disabled={!form.isDirty} isBusy={form.isBusy}>
          {text('account.details.submit')}
        </Button>
        {form.isDirty ? (
          <Button size="l" disabled={form.isBusy} onClick={form.reset}>
            {text('account.details.undo')}
          </Button>
        ) : (
          form.lastSaved !== 'email' && (
            <p className={styles.note}>{text(form.lastSaved ? 'account.details.all_saved' : 'account.details.pristine')}</p>
          )
        )}
      </div>
    </Form>
  );
}
