import type { ReactNode } from 'react';
import { minimumAgeOf } from '@playfront/api-contract';
import { localeEntry, registrationLanguages, useFormat } from '@playfront/i18n';
import { CheckboxField, SelectField, TextField } from '@playfront/ui/forms';
import { countryCodes } from '../phone/dial-codes.ts';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 3: where the player lives, how we write to them, and the terms. */
export function AddressStep({ form, legalLinks }: { form: RegistrationFormModel; legalLinks: ReactNode }) {
  const { text, country, languageTag } = useFormat();
  const { values, errorOf, change } = form;
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
        onChange={(event) => change('country', event.target.value)}
        autoComplete="country"
        required
      />
      <TextField
        name="address"
        label={text('auth.registration.address')}
        hint={text('auth.registration.address_hint')}
        value={values.address}
        error={errorOf('address')}
        onChange={(event) => change('address', event.target.value)}
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <div className={styles.two}>
        <TextField
          name="postal_code"
          label={text('auth.registration.postal_code')}
          value={values.postal_code}
          error={errorOf('postal_code')}
          onChange={(event) => change('postal_code', event.target.value)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={200}
          required
        />
        <TextField
          name="city"
          label={text('auth.registration.city')}
          value={values.city}
          error={errorOf('city')}
          onChange={(event) => change('city', event.target.value)}
          autoComplete="address-level2"
          maxLength={200}
          required
        />
      </div>
      <SelectField
        name="interface_local"
        label={text('auth.registration.language')}
        options={registrationLanguages.map((code) => ({ value: code, label: localeEntry(code).nativeName }))}
        value={values.interface_local}
        onChange={(event) =>
          change(
            'interface_local',
            registrationLanguages.find((code) => code === event.target.value),
          )
        }
      />
      <CheckboxField
        name="accept_terms"
        label={text('auth.registration.terms', { age: minimumAgeOf(values.country) })}
        checked={values.accept_terms}
        error={errorOf('accept_terms')}
        onChange={(event) => change('accept_terms', event.target.checked)}
        required
      />
      {legalLinks}
      <CheckboxField
        name="notify_newletter"
        label={text('auth.registration.newsletter')}
        checked={values.notify_newletter}
        onChange={(event) => change('notify_newletter', event.target.checked)}
      />
    </div>
  );
}
