import { withoutTrunkPrefix, type Profile } from '@playfront/api-contract';
import { localeEntry, type LocaleCode } from '@playfront/i18n';
import { countryCodes, dialCodeOf } from './dial-codes.ts';

/** A phone number as forms have it: names as the forms' fields. */
export type PhoneParts = {
  /** The country whose dial code it is: several share one. */
  readonly dial_country: string;
  /** Digits without the dial code. */
  readonly phone_number: string;
};

/** The number as the calls take it, dial code and digits in one (spec §3); a dial code that was typed again with `00` counts once. */
export function phoneNumberOf({ dial_country, phone_number }: PhoneParts): string {
  const dialCode = dialCodeOf(dial_country) ?? '';
  const again = dialCode && dialCode.replace('+', '00');
  return withoutTrunkPrefix(dialCode + (again && phone_number.startsWith(again) ? phone_number.slice(again.length) : phone_number));
}

/** A number in its parts. The country is `country` if the number has its dial code, for several share one. */
export function phonePartsOf({
  country,
  dial_code = '',
  phone_number,
}: Pick<Profile, 'country' | 'phone_number'> & { dial_code?: string }): PhoneParts {
  const fits = (code: string) => {
    const dialCode = dialCodeOf(code);
    return dialCode !== undefined && (dial_code ? dialCode === dial_code : phone_number.startsWith(dialCode));
  };
  const dial_country = fits(country) ? country : (countryCodes.find(fits) ?? country);
  const dialCode = dialCodeOf(dial_country) ?? '';
  const number = phone_number.startsWith(dialCode) ? phone_number.slice(dialCode.length) : phone_number;
  return { dial_country, phone_number: number.replace(/\D/g, '') };
}

/** A number that is typed with a plus, in its parts. It keeps the plus, which no form sends, until a dial code is recognised. */
export function typedPartsOf(country: string, typed: string): PhoneParts {
  const hasDialCode = countryCodes.map(dialCodeOf).some((dialCode) => dialCode !== undefined && typed.startsWith(dialCode));
  return hasDialCode ? phonePartsOf({ country, phone_number: typed }) : { dial_country: country, phone_number: typed };
}

/** The country whose dial code is proposed: the detected one (spec §9), else the locale's. */
export function dialCountryFor(detectedCountry: string | undefined, locale: LocaleCode): string {
  return detectedCountry && dialCodeOf(detectedCountry) ? detectedCountry : localeEntry(locale).flag;
}
