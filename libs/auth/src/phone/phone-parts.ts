import { withoutTrunkPrefix, type Profile } from '@playfront/api-contract';
import { localeEntry, type LocaleCode } from '@playfront/i18n';
import { countryCodes, dialCodeOf } from './dial-codes.ts';
import { withoutExitCode } from './exit-codes.ts';

/** A phone number as form values, named like the form fields. */
export type PhoneParts = {
  /** The country of the dial code: several countries share one. */
  readonly dial_country: string;
  /** Digits without the dial code. */
  readonly phone_number: string;
};

/** The number in the API format, with its dial code (spec §3); empty without digits. A number typed with an exit code contains its dial code. */
export function phoneNumberOf({ dial_country, phone_number }: PhoneParts): string {
  const dialCode = dialCodeOf(dial_country) ?? '';
  // No national number starts with 00, even in countries with another exit code.
  const number = withoutExitCode(dialCode, phone_number).replace(/^00/, '+');
  return withoutTrunkPrefix(number === '' || hasDialCode(number) ? number : dialCode + number);
}

function hasDialCode(phoneNumber: string): boolean {
  return countryCodes.map(dialCodeOf).some((dialCode) => dialCode !== undefined && phoneNumber.startsWith(dialCode));
}

/** Splits a number. Prefers `country` if the number has its dial code, since several countries share one. */
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

/**
 * Splits a number while it is typed, once it has a known dial code after a plus or the exit code of `country`. Until then it stays unchanged; a plus
 * without a known dial code is an error of the form.
 */
export function typedPartsOf(country: string, typed: string): PhoneParts {
  const phone_number = withoutExitCode(dialCodeOf(country) ?? '', typed);
  return hasDialCode(phone_number) ? phonePartsOf({ country, phone_number }) : { dial_country: country, phone_number: typed };
}

/** The country of the suggested dial code: the detected one (spec §9), otherwise the locale's. */
export function dialCountryFor(detectedCountry: string | undefined, locale: LocaleCode): string {
  return detectedCountry && dialCodeOf(detectedCountry) ? detectedCountry : localeEntry(locale).flag;
}
