import type { FormEvent } from 'react';
import type { Profile } from '@playfront/api-contract';
import { failureMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, Notice, useUnsavedEdits } from '@playfront/ui';
import { PasswordField } from '@playfront/ui/forms';
import { AddressFields } from './AddressFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './DetailsView.module.css';
import { NameFields } from './NameFields.tsx';
import { detailsFieldProps } from './detailsFieldProps.ts';
import { useDetailsForm } from './useDetailsForm.ts';

type DetailsFormProps = { profile: Profile; onSaved: () => void };

/** The part of a profile that the player may change. Nothing typed is lost when it is refused. */
export function DetailsForm({ profile, onSaved }: DetailsFormProps) {
  const format = useFormat();
  const { text } = format;
  const form = useDetailsForm(profile, onSaved);
  useUnsavedEdits(form.isDirty);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      aria-label={text('account.details.title')}
      // A swap of builds restores the edits over what is saved.
      data-edits={form.isDirty || undefined}
      onSubmit={handleSubmit}
    >
      {form.failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{text(failureMessage(form.failure))}</Notice>
        </div>
      )}
      <ContactFields form={form} profile={profile} />
      <NameFields form={form} isVerified={profile.kyc_status === 'verified'} />
      <AddressFields form={form} />
      {form.isGuarded && (
        <PasswordField
          {...detailsFieldProps(form, 'password', format)}
          label={text('account.details.password')}
          hint={text('account.details.password_why')}
          revealLabel={text('auth.password.reveal')}
          hideLabel={text('auth.password.hide')}
          autoComplete="current-password"
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="action" size="l" disabled={!form.isDirty} isBusy={form.isBusy}>
          {text('account.details.submit')}
        </Button>
        {form.isDirty ? (
          <Button size="l" disabled={form.isBusy} onClick={form.undo}>
            {text('account.details.undo')}
          </Button>
        ) : (
          form.lastSaved !== 'email' && (
            <p className={styles.note}>{text(form.lastSaved ? 'account.details.all_saved' : 'account.details.pristine')}</p>
          )
        )}
      </div>
    </form>
  );
}
