import { useSyncExternalStore } from 'react';
import { useFormat } from '@playfront/i18n';
import { flagCountries } from '@playfront/ui';
import { PhoneField } from '@playfront/ui/forms';
import { countryCodes, dialCodeOf } from './dial-codes.ts';
import { typedPartsOf, type PhoneParts } from './phone-parts.ts';

export type DialPhoneFieldProps = PhoneParts & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  onChange: (changed: Partial<PhoneParts>) => void;
  onBlur?: (() => void) | undefined;
};

/** A phone number field with the dial codes of all countries. A complete number that is typed, pasted or autofilled selects its country. */
export function DialPhoneField({ label, hint, error, required, dial_country, phone_number, onChange, onBlur }: DialPhoneFieldProps) {
  const { text, country, languageTag } = useFormat();
  // Server and browser name and sort countries differently: until hydration the list contains only the chosen one, by its code.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const collator = new Intl.Collator(languageTag);
  const dialCodes = (isHydrated ? countryCodes : [dial_country])
    .map((code) => ({
      value: code,
      label: `${isHydrated ? country(code) : ''} ${dialCodeOf(code)}`.trim(),
      code: dialCodeOf(code),
      // An empty circle until the flag has loaded: the server does not wait for lazy images.
      country: isHydrated ? flagCountries.find((flag) => flag === code.toLowerCase()) : '',
    }))
    .sort((a, b) => collator.compare(a.label, b.label));
  return (
    <PhoneField
      label={label}
      hint={hint}
      error={error}
      required={required}
      dialCodeLabel={text('auth.registration.dial_code')}
      dialCodes={dialCodes}
      dialCode={dial_country}
      number={phone_number}
      onDialCodeChange={(code) => onChange({ dial_country: code, phone_number: phone_number.replace('+', '') })}
      splitNumber={(typed) => {
        const parts = typedPartsOf(dial_country, typed);
        return { dialCode: parts.dial_country, number: parts.phone_number };
      }}
      // Sets the country too, even if it is only suggested, so that a later suggestion does not change the number.
      onNumberChange={(number, code) => onChange({ dial_country: code, phone_number: number })}
      onBlur={onBlur}
      numberName="phone_number"
      dialCodeName="dial_country"
    />
  );
}
