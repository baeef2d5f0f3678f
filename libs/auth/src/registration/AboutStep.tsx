import { minimumAgeOf } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { flagCountries } from '@playfront/ui';
import { DatePartsField, PhoneField, SegmentedField, TextField } from '@playfront/ui/forms';
import { countryCodes, dialCodeOf } from './dial-codes.ts';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 2: who the player is and how they are reached. */
export function AboutStep({ form }: { form: RegistrationFormModel }) {
  const { text, country, languageTag } = useFormat();
  const { values, errorOf, change, leave, isOk } = form;
  const age = minimumAgeOf(values.country);
  const collator = new Intl.Collator(languageTag);
  const dialCodes = countryCodes
    .map((code) => ({
      value: code,
      label: `${country(code)} ${dialCodeOf(code)}`,
      code: dialCodeOf(code),
      country: flagCountries.find((flag) => flag === code.toLowerCase()),
    }))
    .sort((a, b) => collator.compare(a.label, b.label));
  return (
    <div className={styles.fields}>
      <div className={styles.two}>
        <TextField
          name="first_name"
          label={text('auth.registration.first_name')}
          value={values.first_name}
          error={errorOf('first_name')}
          onChange={(event) => change('first_name', event.target.value)}
          autoComplete="given-name"
          maxLength={200}
          required
        />
        <TextField
          name="last_name"
          label={text('auth.registration.last_name')}
          value={values.last_name}
          error={errorOf('last_name')}
          onChange={(event) => change('last_name', event.target.value)}
          autoComplete="family-name"
          maxLength={200}
          required
        />
        <DatePartsField
          name="birthday"
          label={text('auth.registration.birthday')}
          hint={text('auth.registration.birthday_hint', { age })}
          value={values.birthday}
          error={errorOf('birthday')}
          languageTag={languageTag}
          isBirthday
          onChange={(value) => change('birthday', value)}
          onBlur={() => leave('birthday')}
          required
        />
        <SegmentedField
          name="gender"
          label={text('auth.registration.gender')}
          value={values.gender}
          onChange={(value) => change('gender', value === 'female' ? 'female' : 'male')}
          options={[
            { value: 'male', label: text('auth.registration.male') },
            { value: 'female', label: text('auth.registration.female') },
          ]}
        />
      </div>
      <PhoneField
        label={text('auth.registration.phone')}
        hint={text('auth.registration.phone_hint')}
        dialCodeLabel={text('auth.registration.dial_code')}
        dialCodes={dialCodes}
        dialCode={values.dial_country}
        number={values.phone_number}
        error={errorOf('phone_number')}
        onDialCodeChange={(code) => change('dial_country', code)}
        onNumberChange={(number) => change('phone_number', number)}
        onBlur={() => leave('phone_number')}
        numberName="phone_number"
        dialCodeName="dial_country"
      />
      <TextField
        name="promo_code"
        label={text('auth.registration.promo_code')}
        optionalText={text('auth.registration.optional')}
        hint={text(isOk.promo_code ? 'auth.registration.promo_accepted_hint' : 'auth.registration.promo_hint')}
        value={values.promo_code}
        error={errorOf('promo_code')}
        isBusy={form.isPromoChecking}
        isOk={isOk.promo_code}
        okText={text('auth.registration.promo_accepted')}
        onChange={(event) => change('promo_code', event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
      />
    </div>
  );
}
