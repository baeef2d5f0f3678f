import type { Profile } from '@playfront/api-contract';
import { DialPhoneField } from '@playfront/auth/phone';
import { localeEntry, registrationLanguages, useFormat } from '@playfront/i18n';
import { CheckboxField, SelectField, TextField, type SelectOption } from '@playfront/ui/forms';
import { EmailNotice } from './EmailNotice.tsx';
import { detailsErrorText, detailsFieldProps } from './detailsFieldProps.ts';
import styles from './DetailsView.module.css';
import type { DetailsFormModel } from './useDetailsForm.ts';

/** How the player is reached, and in which language. */
export function ContactFields({ form, profile }: { form: DetailsFormModel; profile: Profile }) {
  const format = useFormat();
  const { text } = format;
  const { values, change } = form;
  return (
    <fieldset className={styles.group}>
      <legend>{text('account.details.contact')}</legend>
      <EmailNotice email={profile.email} pendingEmail={profile.pending_email} isConfirmed={profile.activated} linksSent={form.linksSent} />
      <div className={styles.two}>
        <TextField
          {...detailsFieldProps(form, 'email', format)}
          type="email"
          label={text('auth.registration.email')}
          hint={text('account.details.email_hint')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialPhoneField
          label={text('auth.registration.phone')}
          dial_country={values.dial_country}
          phone_number={values.phone_number}
          error={detailsErrorText(form, 'phone_number', format)}
          onChange={form.changePhone}
        />
        <SelectField
          name="language"
          label={text('auth.registration.language')}
          options={languageOptions(values.language)}
          value={values.language}
          error={detailsErrorText(form, 'language', format)}
          onChange={(event) => change('language', event.target.value)}
        />
      </div>
      <CheckboxField
        name="notify_newletter"
        label={text('auth.registration.newsletter')}
        checked={values.notify_newletter}
        onChange={(event) => change('notify_newletter', event.target.checked)}
      />
    </fieldset>
  );
}

/** The languages of registration, and the player's own where the operator set another. */
function languageOptions(current: string): readonly SelectOption[] {
  const options = registrationLanguages.map((code) => ({ value: code as string, label: localeEntry(code).nativeName }));
  return options.some(({ value }) => value === current) ? options : [{ value: current, label: current }, ...options];
}
