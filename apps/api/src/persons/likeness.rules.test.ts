import { describe, expect, it } from 'vitest';
import { likenessOf } from './likeness.rules.ts';
import { comparedPersonOf, personKeysOf, type PersonalData, type PersonName } from '../text-matching/person-keys.rules.ts';

const aino: PersonalData = {
  first_name: 'Aino',
  last_name: 'Läine',
  birthday: '1985-03-02',
  email: 'aino.laine@gmail.com',
  phone_number: '+358401234567',
  country: 'FI',
  city: 'Turku',
  address: 'Linnankatu 1',
  postal_code: '20100',
};
/** All data by which an account is found, except name and birthday. */
const elsewhere = { email: 'new@example.com', phone_number: '+358509999999', address: 'Muu tie 7', postal_code: '00100', city: 'Helsinki' };
const personOf = (data: PersonalData, ...formerNames: PersonName[]) => comparedPersonOf(personKeysOf(data), data, formerNames);
const levelOf = (changes: Partial<PersonalData>, of: PersonalData = aino, how: Parameters<typeof likenessOf>[2] = {}) =>
  likenessOf(personOf({ ...of, ...changes }), personOf(of), how).level;
const otherPerson = { first_name: 'Other', last_name: 'Person', birthday: '1960-12-30' };

describe('the same person, with other contact data', () => {
  it.each<[string, Partial<PersonalData>]>([
    ['nothing changed', {}],
    ['swapped names', { first_name: 'Läine', last_name: 'Aino' }],
    ['a middle name', { first_name: 'Aino Maria' }],
    ['one letter off', { last_name: 'Laune' }],
    ['one letter more', { last_name: 'Lainen' }],
    ['one letter less', { last_name: 'Lain' }],
    ['two letters swapped', { last_name: 'Laien' }],
    ['a hyphen', { last_name: 'Lai-ne' }],
    ['a space in a name', { last_name: 'Lai ne' }],
    ['all in one field', { first_name: 'Aino Laine', last_name: '-' }],
    ['no space', { first_name: 'AinoLaine', last_name: '.' }],
    ['Cyrillic look-alikes', { first_name: 'Аinо', last_name: 'Lаinе' }],
    ['Greek look-alikes', { first_name: 'Αinο', last_name: 'Lαine' }],
    ['a zero-width space', { last_name: 'Lai\u200bne' }],
    ['full width', { last_name: 'Ｌａｉｎｅ' }],
    ['capitals and no accents', { first_name: 'AINO', last_name: 'LAINE' }],
    ['an initial', { first_name: 'A.' }],
    ['a birthday a day earlier', { birthday: '1985-03-01' }],
    ['a birthday a day later', { birthday: '1985-03-03' }],
    ['day and month swapped', { birthday: '1985-02-03' }],
    ['swapped names and a birthday a day off', { first_name: 'Laine', last_name: 'Aino', birthday: '1985-03-03' }],
    ['one letter off and a birthday a day off', { last_name: 'Laune', birthday: '1985-03-01' }],
    ['a middle name, look-alikes and a birthday swapped', { first_name: 'Аinо Maria', birthday: '1985-02-03' }],
  ])('is likely with %s', (_what, changes) => expect(levelOf({ ...elsewhere, ...changes })).toBe('likely'));

  it.each<[string, Partial<PersonalData>]>([
    ['an apostrophe', { first_name: 'Sean', last_name: 'OBrien' }],
    ['another apostrophe', { first_name: 'Sean', last_name: 'O’Brien' }],
  ])('is likely with %s left out or curled', (_what, changes) =>
    expect(levelOf({ ...elsewhere, ...changes }, { ...aino, first_name: 'Sean', last_name: "O'Brien" })).toBe('likely'),
  );
});

describe('the same person, with one more thing in common', () => {
  it.each<[string, Partial<PersonalData>, string]>([
    ['the address in other words', { address: '1, LINNANKATU', postal_code: '201 00' }, 'sure'],
    ['the telephone in its national form', { phone_number: '0401234567' }, 'sure'],
    ['the telephone with an exit code', { phone_number: '00358401234567' }, 'sure'],
    ['a tag in the mail address', { email: 'aino.laine+casino@gmail.com' }, 'sure'],
    ['other dots in the mail address', { email: 'AinoLaine@GoogleMail.com' }, 'sure'],
    ['another family name, and the telephone', { last_name: 'Virtanen', phone_number: aino.phone_number }, 'likely'],
    ['another birth year by one digit, and the telephone', { birthday: '1986-03-02', phone_number: aino.phone_number }, 'likely'],
  ])('%s', (_what, changes, level) => expect(levelOf({ ...elsewhere, ...changes })).toBe(level));

  it.each([
    [true, 'likely'],
    [false, undefined],
  ])('nothing in common but the mailbox, confirmed by both: %s', (areMailsConfirmed, level) =>
    expect(levelOf({ ...elsewhere, ...otherPerson, email: aino.email }, aino, { areMailsConfirmed })).toBe(level),
  );

  it('is certain only with name and birthday', () => {
    const married = { ...elsewhere, last_name: 'Virtanen', email: aino.email, phone_number: aino.phone_number };
    expect(levelOf(married, aino, { areMailsConfirmed: true })).toBe('likely');
  });
});

describe('a name in another spelling', () => {
  it.each<[string, string, string, string]>([
    ['Jörg', 'Bär', 'Joerg', 'Baer'],
    ['Søren', 'Øst', 'Soeren', 'Oest'],
    ['Søren', 'Ås', 'Soeren', 'Aas'],
    ['Jürgen', 'Müller', 'Juergen', 'Mueller'],
    ['Иван', 'Сидоров', 'Ivan', 'Sidorov'],
    ['Юрий', 'Петров', 'Juri', 'Petrov'],
    ['Γιώργος', 'Παπάς', 'Giorgos', 'Papas'],
    ['Emma', 'Hammar', 'Ernma', 'Harnrnar'],
    ['Susanna', 'Laakso', 'Sus an na', 'Laa k so'],
    ['Susanna', 'Laakso', 'Laa k so', 'Sus an na'],
    ['Vesa', 'Rinne', 'VesaRinne', 'R'],
    ['Vesa', 'Rinne', 'X', 'RinneVesa'],
  ])('%s %s is %s %s', (first_name, last_name, otherFirst, otherLast) =>
    expect(levelOf({ ...elsewhere, first_name: otherFirst, last_name: otherLast }, { ...aino, first_name, last_name })).toBe('likely'),
  );

  it('is recognised by the names from before a change, of either', () => {
    const renamed = { ...aino, first_name: 'Xaver', last_name: 'Quist' };
    const [now, before] = [personOf({ ...aino, ...elsewhere }), personOf(renamed, aino)];
    expect([likenessOf(now, before).level, likenessOf(before, now).level]).toEqual(['likely', 'likely']);
    expect(likenessOf(now, personOf(renamed)).level).toBeUndefined();
  });
});

describe('another name with the birthday and', () => {
  const { address, postal_code, phone_number } = aino;
  const home = { address, postal_code };
  it.each<[string, Partial<PersonalData>, string | undefined]>([
    ['the telephone', { first_name: 'Max', last_name: 'Muster', phone_number }, 'likely'],
    ['the telephone and address', { first_name: 'Max', last_name: 'Muster', phone_number, ...home }, 'likely'],
    ['the telephone, of a short form of the first name', { first_name: 'Ai', phone_number }, 'likely'],
    ['the telephone and address, of a twin', { first_name: 'Elli', phone_number, ...home }, 'likely'],
    ['the address', { first_name: 'Max', last_name: 'Muster', ...home }, 'slight'],
    ['the address, of a twin', { first_name: 'Elli', ...home }, 'slight'],
    ['the address, of a twin with a second name in common', { first_name: 'Elli Maria', ...home }, 'slight'],
    ['the last name', { first_name: 'Elli' }, undefined],
    ['nothing', { first_name: 'Max', last_name: 'Muster' }, undefined],
  ])('%s is %4$s', (_what, changes, level) => expect(levelOf({ ...elsewhere, ...changes })).toBe(level));
});

describe('a near miss', () => {
  it.each<[string, Partial<PersonalData>, boolean]>([
    ['a birthday two days off, at one address', { birthday: '1985-02-28' }, false],
    ['a birthday a year off, at one address', { birthday: '1984-03-02' }, false],
    ['another family name with first name and birthday, at one address', { last_name: 'Virtanen' }, false],
    ['the name and a card', { address: elsewhere.address, birthday: '1979-11-20' }, true],
    ['the birthday and a card', { address: elsewhere.address, first_name: 'Olli', last_name: 'Ek' }, true],
  ])('is flagged with %s', (_what, changes, hasSameCard) => {
    const { address, postal_code } = aino;
    expect(levelOf({ ...elsewhere, address, postal_code, ...changes }, aino, { hasSameCard })).toBe('slight');
  });
});

describe('another person', () => {
  it.each<[string, Partial<PersonalData>]>([
    ['the same common name with another birthday', { ...elsewhere, birthday: '1979-11-20' }],
    ['father and son with one name, at one address and telephone', { email: 'son@example.com', birthday: '2005-03-02' }],
    ['a brother at one address and telephone', { email: 'he@example.com', first_name: 'Eero', birthday: '1983-07-30' }],
    [
      'a sister born three days later, years after, at one address and telephone',
      { email: 's@example.com', first_name: 'Elli', birthday: '1988-03-05' },
    ],
    ['a husband at one address and telephone', { email: 'he@example.com', first_name: 'Väinö', birthday: '1980-07-30' }],
    [
      'a stranger at one address',
      { ...elsewhere, address: aino.address, postal_code: '20100', first_name: 'Olli', last_name: 'Ek', birthday: '1990-01-01' },
    ],
    ['a stranger with one birthday', { ...elsewhere, first_name: 'Olli', last_name: 'Ek' }],
    ['a namesake by the first name', { ...elsewhere, last_name: 'Virtanen' }],
    [
      'somebody who had the telephone before',
      { ...elsewhere, phone_number: aino.phone_number, first_name: 'Olli', last_name: 'Ek', birthday: '1990-01-01' },
    ],
    ['a short name that is one letter off', { ...elsewhere, first_name: 'Ada', last_name: 'Ek' }],
  ])('%s', (_what, changes) => {
    const excluded = _what.startsWith('a short') ? { ...aino, first_name: 'Ida', last_name: 'Ek' } : aino;
    expect(levelOf(changes, excluded)).toBeUndefined();
  });

  it('is someone whose mailbox begins with another tag', () => {
    expect(
      levelOf({ ...elsewhere, ...otherPerson, email: '+one@example.com' }, { ...aino, email: '+two@example.com' }, { areMailsConfirmed: true }),
    ).toBeUndefined();
  });

  it('is everybody whose data have no letters', () => {
    const nothing = { first_name: '-', last_name: '.', address: '.', phone_number: '1', postal_code: '-', city: '-' };
    expect(levelOf({ ...nothing, email: 'a@example.com' }, { ...aino, ...nothing })).toBeUndefined();
  });
});
