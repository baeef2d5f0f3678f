import type { Profile } from '@playfront/api-contract';
import { DialPhoneField } from '@playfront/auth/phone';
import { localeCodes, localeEntry, useFormat } from '@playfront/i18n';
import { emailInputProps, SelectField, TextField, type SelectOption } from '@playfront/ui/forms';
import { EmailNotice } from './EmailNotice.tsx';
import styles from './DetailsView.module.css';
import type { DetailsFormModel } from './useDetailsForm.ts';

/** The player's email, phone number and language. */
export function ContactFields({ form, profile }: { form: DetailsFormModel; profile: Profile }) {
  const { text } = useFormat();
  const { values, change, errorOf, fieldProps } = form;
  return (
    <fieldset className={styles.group}>
      <legend>{text('account.details.contact')}</legend>
      <EmailNotice email={profile.email} pendingEmail={profile.pending_email} isConfirmed={profile.activated} linksSent={form.linksSent} />
      <div className={styles.two}>
        <TextField {...fieldProps('email')} {...emailInputProps} label={text('account.details.email')} hint={text('account.details.email_hint')} />
        <DialPhoneField
          label={text('account.details.phone')}
          dial_country={values.dial_country}
          phone_number={values.phone_number}
          error={errorOf('phone_number')}
          onChange={change}
        />
        <SelectField
          name="language"
          label={text('account.details.language')}
          options={languageOptions(values.language)}
          value={values.language}
          error={errorOf('language')}
          onChange={(event) => change({ language: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

/** The languages of the site, and the player's current one if the operator set another. */
function languageOptions(current: string): readonly SelectOption[] {
  const options = localeCodes.map((code) => ({ value: code as string, label: localeEntry(code).nativeName }));
  return options.some(({ value }) => value === current) ? options : [{ value: current, label: current }, ...options];
}
