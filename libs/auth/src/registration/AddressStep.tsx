import type { ReactNode } from 'react';
import { minimumAgeOf } from '@playfront/api-contract';
import { inLanguageOrder, localeEntry, registrationLanguagesOn, useFormat, useLocale } from '@playfront/i18n';
import { CheckboxField, SelectField, TextField } from '@playfront/ui/forms';
import { countryCodes } from '../phone/dial-codes.ts';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 3: address, language of messages, and the terms. */
export function AddressStep({ form, legalLinks }: { form: RegistrationFormModel; legalLinks: ReactNode }) {
  const { text, country, languageTag } = useFormat();
  const { values, fieldProps, errorOf, change } = form;
  // A draft from a page in another language keeps its choice.
  const languages = [...new Set([...registrationLanguagesOn(useLocale()), values.interface_local])];
  const collator = new Intl.Collator(languageTag);
  const countries = countryCodes.map((code) => ({ value: code, label: country(code) })).sort((a, b) => collator.compare(a.label, b.label));
  return (
    <div className={styles.fields}>
      <SelectField
        name="country"
        label={text('auth.registration.country')}
        placeholder={text('auth.registration.country_placeholder')}
        options={countries}
        value={values.country}
        error={errorOf('country') ?? form.countryAgeError}
        onChange={(event) => change({ country: event.target.value })}
        autoComplete="country"
        required
      />
      {inLanguageOrder(languageTag, [
        <TextField
          key="street"
          {...fieldProps('address')}
          label={text('auth.registration.address')}
          hint={text('auth.registration.address_hint')}
          autoComplete="address-line1"
        />,
        <div key="city" className={styles.two}>
          <TextField
            {...fieldProps('postal_code')}
            label={text('auth.registration.postal_code')}
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
          <TextField {...fieldProps('city')} label={text('auth.registration.city')} autoComplete="address-level2" />
        </div>,
      ])}
      <SelectField
        name="interface_local"
        label={text('auth.registration.language')}
        options={languages.map((code) => ({ value: code, label: localeEntry(code).nativeName }))}
        value={values.interface_local}
        onChange={(event) => {
          const language = languages.find((code) => code === event.target.value);
          if (language) change({ interface_local: language });
        }}
      />
      <CheckboxField
        name="accept_terms"
        label={text('auth.registration.terms', { age: minimumAgeOf(values.country) })}
        checked={values.accept_terms}
        error={errorOf('accept_terms')}
        onChange={(event) => change({ accept_terms: event.target.checked })}
        required
      />
      {legalLinks}
      <CheckboxField
        name="notify_newletter"
        label={text('auth.registration.newsletter')}
        checked={values.notify_newletter}
        onChange={(event) => change({ notify_newletter: event.target.checked })}
      />
    </div>
  );
}
