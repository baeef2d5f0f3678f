import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { foldLetters, namePartsOf } from './person-text.rules.ts';

export const personFields = ['first_name', 'last_name', 'birthday', 'email', 'phone_number', 'country'] as const;

/** Personal data as entered by the player. */
export type PersonalData = { readonly [Field in (typeof personFields)[number]]: string };

/** Personal data in canonical form, for comparing and finding persons. An empty key matches nothing. */
export type PersonKeys = {
  /** Sorted alphabetically. */
  readonly name_parts: string[];
  readonly birthday: string;
  readonly email_key: string;
  readonly phone_key: string;
};

export function personKeysOf({ first_name, last_name, birthday, email, phone_number, country }: PersonalData): PersonKeys {
  return {
    name_parts: [...namePartsOf(first_name, last_name)].toSorted(),
    birthday,
    email_key: emailKey(email),
    phone_key: phoneKey(phone_number, country),
  };
}

/** Canonical form of a mail address: without the tag after `+`, and for Gmail without dots and with one of its two domains. */
export function emailKey(email: string): string {
  const address = foldLetters(email);
  const at = address.lastIndexOf('@');
  const [mailbox = '', domain = ''] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** The digits of a phone number with the country code; empty for numbers that are too short to identify a person. */
function phoneKey(phoneNumber: string, country: string): string {
  const parsed = parsePhoneNumberFromString(phoneNumber, country as CountryCode);
  const digits = (parsed?.number ?? phoneNumber).replace(/\D/g, '');
  return digits.length < 7 ? '' : digits;
}

const dayMs = 86_400_000;

/** The birthdays that count as equal to this one: the day, the day before and the day after. */
export function nearBirthdays(birthday: string): string[] {
  return [-1, 0, 1].map((days) => new Date(Date.parse(birthday) + days * dayMs).toISOString().slice(0, 10));
}

/** Whether two birthdays are the same, or a day apart. */
export function areNearBirthdays(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) <= dayMs;
}
