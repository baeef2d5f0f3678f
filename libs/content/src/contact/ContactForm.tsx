import { maxMessageLength } from '@playfront/api-contract/field-lengths';
import { errorKeyMessage, failureText } from '@playfront/auth';
import { DialPhoneField } from '@playfront/auth/phone';
import type { ApiError } from '@playfront/api-client';
import { useFormat, type Format } from '@playfront/i18n';
import { Button, Notice, useToast } from '@playfront/ui';
import { emailInputProps, Form, TextAreaField, TextField } from '@playfront/ui/forms';
import styles from './ContactForm.module.css';
import { ContactSent } from './ContactSent.tsx';
import { useContactForm } from './useContactForm.ts';

export type ContactFormProps = {
  /** Focuses the first field. */
  readonly autoFocus?: boolean;
  /** The visitor's country; its dial code is preselected. */
  readonly defaultCountry: string | undefined;
};

/** Why the message was not sent; the notice's title says that it failed. */
function reasonOf(text: Format['text'], failure: ApiError): string {
  const reason = failureText(text, failure);
  return reason === text(errorKeyMessage('action_failed')) ? text('content.contact.not_sent') : reason;
}

/** Contact form (spec §3 to §5, §8, §9). An error is shown above it and keeps what was typed; once sent, the form is replaced by what happens next. */
export function ContactForm({ autoFocus = false, defaultCountry }: ContactFormProps) {
  const { text, number } = useFormat();
  const { showToast } = useToast();
  const { sentTo, ref, values, failure, isBusy, errorOf, fieldProps, change, handleSubmit } = useContactForm(defaultCountry, () =>
    showToast({ kind: 'success', text: text('content.contact.sent_message_notification') }),
  );
  if (sentTo !== undefined) return <ContactSent email={sentTo} />;

  return (
    <Form ref={ref} className={styles.form} aria-label={text('content.contact.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger" title={text(errorKeyMessage('action_failed'))}>
            {reasonOf(text, failure)}
          </Notice>
        </div>
      )}
      <TextField
        {...fieldProps('player_name')}
        label={text('content.contact.name')}
        autoComplete="name"
        // `data-autofocus` is what a dialog's focus trap looks for.
        {...(autoFocus ? { autoFocus: true, 'data-autofocus': true } : {})}
      />
      <div className={styles.two}>
        <TextField {...fieldProps('email')} {...emailInputProps} label={text('content.contact.email')} />
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
        maxLength={maxMessageLength}
        count={text('content.contact.letters', { count: number(values.note.length), most: number(maxMessageLength) })}
      />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('content.contact.send')}
      </Button>
    </Form>
  );
}
