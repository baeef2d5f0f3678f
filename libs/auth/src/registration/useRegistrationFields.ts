import { useEffect } from 'react';
import { minimumAgeOf } from '@playfront/api-contract';
import { useAfterPress, useAfterTyping, useFormErrors, useFormValues } from '@playfront/forms';
import { useFormat, useLocale } from '@playfront/i18n';
import { registrationErrorMessage } from './registration.failures.ts';
import { emptyRegistration, withDefaults } from './registration.rules.ts';
import { registrationDraft, registrationErrors, type RegistrationField, type RegistrationValues } from './registration.schema.ts';
import { usePasswordStrength } from './usePasswordStrength.ts';
import { useRegistrationChecks } from './useRegistrationChecks.ts';

type FieldsInput = { defaultCountry: string | undefined; promoCode?: string | undefined; onPromoCodeTyped?: (() => void) | undefined };

/** Values of the registration form and their errors, from the form's own rules and the server's checks (spec §4, §5). */
export function useRegistrationFields({ defaultCountry, promoCode, onPromoCodeTyped }: FieldsInput) {
  const locale = useLocale();
  const { text, country: countryName } = useFormat();
  const afterPress = useAfterPress();
  const afterTyping = useAfterTyping();

  const fields = useFormValues<RegistrationValues>({
    initial: (typed) => withDefaults({ ...emptyRegistration, ...typed }, defaultCountry, locale),
    draft: registrationDraft,
  });
  const { values, fill } = fields;
  const strength = usePasswordStrength(values.password, values);
  const local = registrationErrors(values, new Date(), strength.passwordContext);
  const checks = useRegistrationChecks(values, local);
  const form = useFormErrors({
    fields,
    check: () => local,
    serverErrors: checks.errors,
    errorText: (key, field) =>
      // An operator with a higher minimum age than the country's does not send that age.
      key === 'under_age' && local[field] === key
        ? text('auth.registration.failure.under_age', { age: minimumAgeOf(values.country) })
        : text(registrationErrorMessage(key)),
    // The birthday was checked against the minimum age of the previous country.
    alsoCorrects: { country: 'birthday', dial_country: 'phone_number' },
    isLive: true,
    onEdit: handleEdit,
  });
  const { show, hide } = form;

  useEffect(() => {
    // Applied after the draft: the link that the player has just opened overrides the restored input.
    if (promoCode) fill({ promo_code: promoCode });
  }, [promoCode, fill]);

  function handleEdit(changed: Partial<RegistrationValues>): void {
    if ('promo_code' in changed) onPromoCodeTyped?.();
    if (!('phone_number' in changed || 'dial_country' in changed)) return;
    // The number is checked when typing pauses (spec §5, §9), not at its first digit.
    hide(['phone_number']);
    afterTyping(() => show(['phone_number']));
  }

  /** On blur, shows the error of a filled field; an empty one is only checked on submit. */
  function handleBlur(field: RegistrationField): void {
    if (values[field] !== '') afterPress(() => show([field]));
  }

  return {
    fields,
    form,
    local,
    checks,
    handleBlur,
    /** Shown at the country if the player is too young for it. */
    countryAgeError:
      local.birthday === 'under_age'
        ? text('auth.registration.failure.country_age', { age: minimumAgeOf(values.country), country: countryName(values.country) })
        : undefined,
    passwordMeter: strength.meter,
    reachPassword: strength.reach,
  };
}
