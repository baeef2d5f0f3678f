import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { foldLetters, namePartsOf, romanize } from './person-text.rules.ts';

export const personFields = [
  ...(['first_name', 'last_name', 'birthday', 'email', 'phone_number'] as const),
  ...(['country', 'city', 'address', 'postal_code'] as const),
] as const;

/** What a player says of themselves. */
export type PersonalData = { readonly [Field in (typeof personFields)[number]]: string };

/** Personal data in the form in which persons are compared and looked up. An empty key matches nothing. */
export type PersonKeys = {
  readonly name_parts: string[];
  /** Those of the name parts that were given as first names. */
  readonly first_parts: string[];
  readonly birthday: string;
  readonly email_key: string;
  readonly phone_key: string;
  readonly address_key: string;
};

export type PersonName = Pick<PersonalData, 'first_name' | 'last_name'>;
export type NameParts = Pick<PersonKeys, 'name_parts' | 'first_parts'>;

/** A name in Latin letters, in parts and in one word, in both orders. */
export type RomanName = NameParts & { readonly joined: readonly string[] };

/** A person as compared with another: by the keys, and by the names, which the person has and had. */
export type ComparedPerson = { readonly keys: PersonKeys; readonly romanNames: readonly RomanName[]; readonly formerNames: readonly NameParts[] };

export function comparedPersonOf(keys: PersonKeys, name: PersonName, formerNames: readonly PersonName[]): ComparedPerson {
  return { keys, romanNames: [name, ...formerNames].map(romanNameOf), formerNames: formerNames.map(partsOf) };
}

function partsOf({ first_name, last_name }: PersonName): NameParts {
  return { name_parts: [...namePartsOf(first_name, last_name)].toSorted(), first_parts: [...namePartsOf(first_name, '')].toSorted() };
}

function romanNameOf({ first_name, last_name }: PersonName): RomanName {
  const parts = partsOf({ first_name: romanize(first_name), last_name: romanize(last_name) });
  const joined = [`${first_name}${last_name}`, `${last_name}${first_name}`].map((name) => romanize(name.replace(/[^\p{L}\p{M}]/gu, '')));
  return { ...parts, joined };
}

export function personKeysOf(person: PersonalData): PersonKeys {
  const { first_name, last_name, birthday, email, phone_number, country } = person;
  return {
    ...partsOf({ first_name, last_name }),
    birthday,
    email_key: emailKey(email),
    phone_key: phoneKey(phone_number, country),
    address_key: addressKey(person),
  };
}

/** The mailbox of an address: a tag after `+`, and the dots and second domain of Gmail, lead to the same one. */
export function emailKey(email: string): string {
  const address = foldLetters(email);
  const at = address.lastIndexOf('@');
  const [mailbox = '', domain = ''] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** The digits of a number with its country's, however it was written; too few to tell persons apart are none. */
function phoneKey(phoneNumber: string, country: string): string {
  const parsed = parsePhoneNumberFromString(phoneNumber, country as CountryCode);
  const digits = (parsed?.number ?? phoneNumber).replace(/\D/g, '');
  return digits.length < 7 ? '' : digits;
}

/** Street and number in any order, at a postal code. */
function addressKey({ country, city, address, postal_code }: PersonalData): string {
  const words = (text: string) =>
    foldLetters(text)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean);
  const street = words(address).toSorted().join(' ');
  const place = words(postal_code).join('') || words(city).join(' ');
  return street && place ? `${country} ${place} ${street}` : '';
}

/** The birthdays under which somebody born on a day is looked for: that day, those beside it, and day and month swapped. */
export function nearBirthdays(birthday: string): string[] {
  const beside = (days: number) => new Date(Date.parse(`${birthday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const swapped = swapDayAndMonth(birthday);
  return [...new Set([birthday, beside(-1), beside(1), ...(swapped ? [swapped] : [])])];
}

function swapDayAndMonth(birthday: string): string | undefined {
  const [year, month, day] = birthday.split('-');
  return Number(day) <= 12 ? `${year}-${day}-${month}` : undefined;
}
