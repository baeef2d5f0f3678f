import { minimumAgeOf } from '@playfront/api-contract';
import { dateTagOf, inLanguageOrder, useFormat } from '@playfront/i18n';
import { DatePartsField, SegmentedField, TextField } from '@playfront/ui/forms';
import { DialPhoneField } from '../phone/DialPhoneField.tsx';
import { promotionText } from './registration.messages.ts';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 2: personal data and contact details. */
export function AboutStep({ form }: { form: RegistrationFormModel }) {
  const format = useFormat();
  const { text, languageTag } = format;
  const { values, fieldProps, errorOf, change, handleBlur, isOk } = form;
  const age = minimumAgeOf(values.country);
  return (
    <div className={styles.fields}>
      <div className={styles.two}>
        {inLanguageOrder(languageTag, [
          <TextField key="first" {...fieldProps('first_name')} label={text('auth.registration.first_name')} autoComplete="given-name" />,
          <TextField key="last" {...fieldProps('last_name')} label={text('auth.registration.last_name')} autoComplete="family-name" />,
        ])}
        <DatePartsField
          name="birthday"
          label={text('auth.registration.birthday')}
          hint={text('auth.registration.birthday_hint', { age })}
          value={values.birthday}
          error={errorOf('birthday')}
          languageTag={dateTagOf(languageTag)}
          isBirthday
          onChange={(value) => change({ birthday: value })}
          onBlur={() => handleBlur('birthday')}
          required
        />
        <SegmentedField
          name="gender"
          label={text('auth.registration.gender')}
          value={values.gender}
          onChange={(value) => change({ gender: value === 'female' ? 'female' : 'male' })}
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
        onChange={change}
        onBlur={() => handleBlur('phone_number')}
      />
      <TextField
        {...fieldProps('promo_code')}
        label={text('auth.registration.promo_code')}
        optionalText={text('auth.registration.optional')}
        hint={form.promotion ? promotionText(form.promotion, format) : text('auth.registration.promo_hint')}
        isBusy={form.isPromoChecking}
        isOk={isOk.promo_code}
        okText={text('auth.registration.promo_accepted')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={false}
      />
    </div>
  );
}
