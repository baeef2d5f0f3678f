import { describe, expect, it } from 'vitest';
import { personKeysOf } from '../text-matching/person-keys.rules.ts';
import { verdictOn, type ComparedAccount } from './person-match.rules.ts';

const data = {
  ...{ first_name: 'Aino', last_name: "Läine-O'Brien", birthday: '1985-03-01', country: 'FI', city: 'Turku', address: 'Linnankatu 1' },
  ...{ email: 'aino.laine@gmail.com', phone_number: '+358401234567', postal_code: '20100' },
};
type Changes = Partial<typeof data> & Partial<Pick<ComparedAccount, 'isMailConfirmed' | 'isVerified' | 'isCleared'>>;
const account = ({ isMailConfirmed = false, isVerified = false, isCleared = false, ...changes }: Changes = {}): ComparedAccount => ({
  ...{ isMailConfirmed, isVerified, isCleared },
  keys: personKeysOf({ ...data, ...changes }),
});
const elsewhere = { email: 'other@example.com', phone_number: '+358509999999' };
const otherName = { first_name: 'Max', last_name: 'Muster' };
const otherPerson = { ...otherName, birthday: '1960-12-30' };
const confirmed = { isMailConfirmed: true };

describe('an account that resembles a self-excluded one', () => {
  it.each<[string, Changes, string | undefined]>([
    ['with the same data', {}, 'hold'],
    ['with the same name and birthday', elsewhere, 'hold'],
    ['with swapped names', { ...elsewhere, first_name: 'Laine OBrien', last_name: 'Aino' }, undefined],
    ['in capitals, without accents and hyphens', { ...elsewhere, first_name: 'AINO', last_name: 'O BRIEN LAINE' }, 'hold'],
    ['in Cyrillic look-alikes', { ...elsewhere, first_name: 'Аinо' }, 'hold'],
    ['with a birthday a day earlier, in another month', { ...elsewhere, birthday: '1985-02-28' }, 'hold'],
    ['with a birthday two days later', { ...elsewhere, birthday: '1985-03-03' }, undefined],
    ['with the same mailbox, phone number and birthday', otherName, 'hold'],
    ['with the same mailbox and phone number', otherPerson, 'flag'],
    ['of a twin with the same phone number', { email: elsewhere.email, first_name: 'Elli' }, 'flag'],
    ['of a son with the same name and phone number', { email: elsewhere.email, birthday: '2005-03-02' }, 'flag'],
    ['of a brother with the same phone number', { email: elsewhere.email, first_name: 'Eero', birthday: '1983-07-30' }, undefined],
    ['of a namesake', { ...elsewhere, birthday: '1979-11-20' }, undefined],
    ['born on the same day', { ...elsewhere, ...otherName }, undefined],
    ['whose data have no letters', { ...elsewhere, first_name: '-', last_name: '.' }, undefined],
  ])('%s: %3$s', (_what, own, action) => expect(verdictOn(account(own), account(), { isOlder: false })?.action).toBe(action));

  it.each<[string, Changes, Changes, { isOlder?: boolean; hasSameCard?: boolean }, string | undefined]>([
    ['whose mailbox both have confirmed', { ...confirmed, email: 'ainolaine+2@googlemail.com' }, confirmed, {}, 'exclude'],
    ['whose mailbox it has not confirmed', {}, confirmed, {}, 'hold'],
    ['whose mailbox the excluded one never confirmed', confirmed, {}, {}, 'hold'],
    [
      'of another person with the mailbox both have confirmed',
      { ...otherPerson, ...elsewhere, email: data.email, ...confirmed },
      confirmed,
      {},
      'hold',
    ],
    ['of another person, who opened the link of a stranger', { ...otherPerson, ...confirmed }, confirmed, { isOlder: true }, 'flag'],
    ['of another person, paid with the same card', { ...otherPerson, ...elsewhere }, {}, { hasSameCard: true }, undefined],
    ['born on the same day, paid with the same card', { ...otherName, ...elsewhere }, {}, { hasSameCard: true }, 'flag'],
    ['older, never confirmed', elsewhere, {}, { isOlder: true }, 'hold'],
    ['older, with the same phone number', { ...confirmed, email: elsewhere.email }, {}, { isOlder: true }, 'hold'],
    ['established with other contact data', { ...elsewhere, ...confirmed }, {}, { isOlder: true }, 'flag'],
    ['established with a verified identity', { isVerified: true }, {}, { isOlder: true }, 'flag'],
    ['cleared before', { isCleared: true }, {}, { isOlder: true }, 'flag'],
    ['established, of another name', otherName, {}, { isOlder: true }, 'flag'],
  ])('%s: %5$s', (_what, own, excluded, how, action) =>
    expect(verdictOn(account(own), account(excluded), { isOlder: false, ...how })?.action).toBe(action),
  );
});
