import type { FormEvent } from 'react';
import { errorKeyMessage, failureMessage } from '@playfront/auth';
import { DialPhoneField } from '@playfront/auth/phone';
import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice, useToast } from '@playfront/ui';
import { TextAreaField, TextField } from '@playfront/ui/forms';
import styles from './ContactForm.module.css';
import { ContactSent } from './ContactSent.tsx';
import { mostNoteLetters, type ContactField } from './contact.schema.ts';
import { useContactForm } from './useContactForm.ts';

export type ContactFormProps = {
  /** Puts the focus into the first field. */
  readonly autoFocus?: boolean;
  /** The visitor's country, whose dial code is proposed. */
  readonly defaultCountry: string | undefined;
};

/** Why the message is not on its way; that the action failed is said above it. */
function reasonOf(failure: ApiError) {
  const reason = failureMessage(failure);
  return reason === 'auth.failure.action_failed' ? 'content.contact.not_sent' : reason;
}

/** Writes to support (spec §3 to §5, §8, §9). A failure stands over the form and nothing typed is lost; once sent, the form gives way to what happens next. */
export function ContactForm({ autoFocus = false, defaultCountry }: ContactFormProps) {
  const { text, number } = useFormat();
  const { showToast } = useToast();
  const { ref, values, errors, phase, change, submit } = useContactForm(defaultCountry, () =>
    showToast({ kind: 'success', text: text('content.contact.sent_message_notification') }),
  );
  if (phase.kind === 'sent') return <ContactSent email={phase.email} />;

  const errorOf = (field: ContactField) => {
    const error = errors[field];
    return error && text(errorKeyMessage(error));
  };
  const fieldProps = (field: ContactField) => ({
    name: field,
    value: values[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    required: true,
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={ref} className={styles.form} noValidate aria-label={text('content.contact.title')} onSubmit={handleSubmit}>
      {phase.kind === 'editing' && phase.failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger" title={text('auth.failure.action_failed')}>
            {text(reasonOf(phase.failure))}
          </Notice>
        </div>
      )}
      <TextField
        {...fieldProps('player_name')}
        label={text('content.contact.name')}
        autoComplete="name"
        maxLength={200}
        // The second name is for a dialog's focus trap, which looks for its own.
        {...(autoFocus ? { autoFocus: true, 'data-autofocus': true } : {})}
      />
      <div className={styles.two}>
        <TextField
          {...fieldProps('email')}
          type="email"
          label={text('content.contact.email')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <DialPhoneField
          label={text('content.contact.phone')}
          dial_country={values.dial_country}
          phone_number={values.phone_number}
          error={errorOf('phone_number')}
          onChange={change}
          required
        />
      </div>
      <TextAreaField
        {...fieldProps('note')}
        label={text('content.contact.note')}
        rows={6}
        maxLength={mostNoteLetters}
        count={text('content.contact.letters', { count: number(values.note.length), most: number(mostNoteLetters) })}
      />
      <Button type="submit" variant="action" size="l" block isBusy={phase.kind === 'busy'}>
        {text('content.contact.send')}
      </Button>
    </form>
  );
}
