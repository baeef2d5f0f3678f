import { describe, expect, it } from 'vitest';
import { comparedPersonOf, personKeysOf } from '../text-matching/person-keys.rules.ts';
import { verdictOn, type ComparedAccount } from './verdict.rules.ts';

const data = {
  ...{ first_name: 'Aino', last_name: 'Laine', birthday: '1985-03-02', country: 'FI', city: 'Turku', address: 'Linnankatu 1' },
  ...{ email: 'aino@example.com', phone_number: '+358401234567', postal_code: '20100' },
};
type Changes = Partial<typeof data> & Partial<Pick<ComparedAccount, 'isMailConfirmed' | 'isVerified' | 'isCleared'>>;
const account = ({ isMailConfirmed = false, isVerified = false, isCleared = false, ...changes }: Changes = {}): ComparedAccount => ({
  ...{ isMailConfirmed, isVerified, isCleared },
  person: comparedPersonOf(personKeysOf({ ...data, ...changes }), { ...data, ...changes }, []),
});
const otherContacts = { email: 'other@example.com', phone_number: '+358509999999' };
const elsewhere = { ...otherContacts, address: 'Muu tie 7' };
const inventedName = { first_name: 'Max', last_name: 'Muster' };
const otherPerson = { ...elsewhere, first_name: 'Olli', last_name: 'Ek', birthday: '1960-12-30', email: data.email };

describe('an account like a self-excluded one', () => {
  it.each<[string, Changes, Changes, { isOlder?: boolean; hasSameCard?: boolean }, string | undefined]>([
    ['whose mailbox both have confirmed', { isMailConfirmed: true, email: 'aino+2@example.com' }, { isMailConfirmed: true }, {}, 'exclude'],
    [
      'whose mailbox both have confirmed, and that was there before',
      { isMailConfirmed: true },
      { isMailConfirmed: true },
      { isOlder: true },
      'exclude',
    ],
    ['whose mailbox it has not confirmed', {}, { isMailConfirmed: true }, {}, 'hold'],
    ['whose mailbox the excluded one never confirmed', { isMailConfirmed: true }, {}, {}, 'hold'],
    ['with both identities verified', { ...otherContacts, isVerified: true }, { isVerified: true }, {}, 'exclude'],
    ['paid with the same card', otherContacts, {}, { hasSameCard: true }, 'exclude'],
    ['with other contact data, registered since', { ...otherContacts, isMailConfirmed: true }, {}, {}, 'hold'],
    ['with other contact data, there before but never confirmed', otherContacts, {}, { isOlder: true }, 'hold'],
    ['of the same telephone, there before', { email: 'other@example.com', isMailConfirmed: true }, {}, { isOlder: true }, 'hold'],
    ['established with other contact data', { ...elsewhere, isMailConfirmed: true }, {}, { isOlder: true }, 'flag'],
    ['established, of one name, birthday and address', { ...otherContacts, isMailConfirmed: true }, {}, { isOlder: true }, 'hold'],
    ['of one name, birthday and address, verified', { ...otherContacts, isVerified: true }, {}, { isOlder: true }, 'flag'],
    ['of one name, birthday and address, cleared', { ...otherContacts, isCleared: true }, {}, { isOlder: true }, 'flag'],
    [
      'of another person, whose mailbox the excluded one never confirmed',
      { ...otherPerson, isMailConfirmed: true },
      {},
      { isOlder: true },
      undefined,
    ],
    [
      'of another person, who opened the link of a stranger',
      { ...otherPerson, isMailConfirmed: true },
      { isMailConfirmed: true },
      { isOlder: true },
      'flag',
    ],
    [
      'of another name with the mailbox both have confirmed, registered since',
      { ...otherPerson, isMailConfirmed: true },
      { isMailConfirmed: true },
      {},
      'hold',
    ],
    ['of another name with the birthday and telephone', { ...inventedName, email: 'other@example.com', address: 'Muu tie 7' }, {}, {}, 'hold'],
    ['of another name with the birthday and telephone, there before', { ...inventedName, email: 'other@example.com' }, {}, { isOlder: true }, 'flag'],
    ['of another name with the birthday and address', { ...inventedName, ...otherContacts }, {}, {}, 'flag'],
    ['of a twin at one address', { ...otherContacts, first_name: 'Elli' }, {}, {}, 'flag'],
    ['of a twin at one address and telephone', { email: 'other@example.com', first_name: 'Elli' }, {}, {}, 'hold'],
    ['of a twin with all in common, even the mailbox', { first_name: 'Elli', isMailConfirmed: true }, { isMailConfirmed: true }, {}, 'hold'],
    ['of a brother at one address and telephone', { email: 'other@example.com', first_name: 'Eero', birthday: '1983-07-30' }, {}, {}, undefined],
    ['of one name and address, and a birthday a year off', { ...otherContacts, birthday: '1984-03-02' }, {}, {}, 'flag'],
    ['established with a verified identity', { isVerified: true, email: 'other@example.com' }, {}, { isOlder: true }, 'flag'],
    [
      'established, whose name, birthday, mail and telephone somebody typed',
      { isMailConfirmed: true, isVerified: true },
      {},
      { isOlder: true },
      'flag',
    ],
    ['of another person', { ...otherContacts, first_name: 'Olli', birthday: '1990-01-01' }, {}, {}, undefined],
  ])('%s', (_what, own, excluded, how, action) =>
    expect(verdictOn(account(own), account(excluded), { isOlder: false, ...how })?.action).toBe(action),
  );
});
