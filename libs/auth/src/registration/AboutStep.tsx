import { minimumAgeOf } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { DatePartsField, SegmentedField, TextField } from '@playfront/ui/forms';
import { DialPhoneField } from '../phone/DialPhoneField.tsx';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 2: who the player is and how they are reached. */
export function AboutStep({ form }: { form: RegistrationFormModel }) {
  const { text, languageTag } = useFormat();
  const { values, errorOf, change, leave, isOk } = form;
  const age = minimumAgeOf(values.country);
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
      <DialPhoneField
        label={text('auth.registration.phone')}
        hint={text('auth.registration.phone_hint')}
        dial_country={values.dial_country}
        phone_number={values.phone_number}
        error={errorOf('phone_number')}
        onChange={form.changePhone}
        onBlur={() => leave('phone_number')}
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
