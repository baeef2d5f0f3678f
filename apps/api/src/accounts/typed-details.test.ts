import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

const form = {
  password: 'cafe\u0301',
  phone_number: '+358401234567',
  city: 'Turku',
  country: 'FI',
  birthday: '1990-05-17',
  first_name: 'Aino',
  last_name: 'Laine',
  address: 'Linnankatu 1',
  postal_code: '20100',
};

describe('what players type and paste', () => {
  let operator: TestOperator;
  let count = 0;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 0 } });
  });
  afterAll(() => operator.close());

  async function register(changes: object): Promise<{ username: string; result: unknown }> {
    count += 1;
    const username = `typist${'abcdefghijklmnopqrstuvwxyz'.charAt(count)}`;
    const response = await operator.call('front/register_player', { ...form, username, email: `${username}@example.com`, ...changes });
    return { username, result: response.json() };
  }
  const rowOf = (username: string) =>
    operator.db.database.selectFrom('players').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const logIn = async (name: string, password: string) =>
    (await operator.call('front/auth/login/', { username: name, password, ip_address: '' })).json<{ accessToken?: string }>().accessToken;

  it.each([
    ['with an apostrophe', "sean.o'connor@example.ie", "sean.o'connor@example.ie"],
    ['with two hyphens in the domain', 'user@my--shop.example.com', 'user@my--shop.example.com'],
    ['with an international domain', 'anna@müller.example', 'anna@xn--mller-kva.example'],
    ['pasted with invisible signs and wide letters', '\u200eｐｅｋｋａ@example.com\u2069', 'pekka@example.com'],
  ])('is stored and mailed to as an address %s, and opens the account', async (_, typed, stored) => {
    const { username, result } = await register({ email: typed });
    expect(result).toMatchObject({ status: 1 });
    expect((await rowOf(username)).email).toBe(stored);
    const mail = await operator.db.database.selectFrom('outbox').select('recipient').where('recipient', '=', stored).executeTakeFirst();
    expect(mail).toBeDefined();
    await operator.db.database.updateTable('players').set({ activated: true }).where('username', '=', username).execute();
    expect(await logIn(typed, 'caf\u00e9')).toBeDefined();
    expect(await logIn(stored.toUpperCase(), 'caf\u00e9')).toBeDefined();
  });

  it.each([
    ['a local part of 65', { email: `${'a'.repeat(65)}@example.com` }, { email: 'email_validation' }],
    ['two dots in a row', { email: 'user..x@example.com' }, { email: 'email_validation' }],
    ['a header after the address', { email: 'aino@example.com\r\nBcc: x@example.com' }, { email: 'email_validation' }],
    ['a name of invisible signs', { first_name: '\u200b\u2060\u200e' }, { first_name: 'field_required' }],
    ['a city of a hangul filler', { city: '\u3164' }, { city: 'field_required' }],
    ['a street of joiners', { address: '\u200c\u200d' }, { address: 'field_required' }],
  ])('is refused with %s', async (_, changes, fields) => {
    expect((await register(changes)).result).toMatchObject({ status: 0, fields });
  });

  it.each([
    ['a typographic apostrophe', { last_name: 'O\u2019Connor' }, { last_name: 'O\u2019Connor' }],
    ['one letter', { first_name: '李', last_name: '李' }, { first_name: '李', last_name: '李' }],
    ['direction marks', { last_name: '\u2067محمد\u2069\u200f' }, { last_name: 'محمد' }],
    ['control characters', { first_name: 'Ai\u0008no\u0007', city: 'Tur\u0085ku' }, { first_name: 'Aino', city: 'Turku' }],
    ['a line break', { address: 'Linnankatu 1\r\nA 5' }, { address: 'Linnankatu 1  A 5' }],
    ['a joiner that Persian needs', { first_name: 'علی\u200cرضا' }, { first_name: 'علی\u200cرضا' }],
    ['a decomposed accent', { last_name: 'Rene\u0301' }, { last_name: 'Ren\u00e9' }],
  ])('is stored clean with %s', async (_, changes, stored) => {
    const { username, result } = await register(changes);
    expect(result).toMatchObject({ status: 1 });
    expect(await rowOf(username)).toMatchObject(stored);
  });

  it('is cleaned in the profile too, and another spelling of the same address is no change', async () => {
    const { username } = await register({ email: 'anna@xn--mller-kva.example' });
    const bearer = `Bearer ${await logIn(username, form.password)}`;
    const update = async (changes: object) => (await operator.call('front/update_profile', changes, bearer)).json<object>();
    expect(await update({ city: '\u200fHelsinki\u0007', email: 'anna@müller.example' })).toEqual({ status: 1 });
    expect(await rowOf(username)).toMatchObject({ city: 'Helsinki', pending_email: null });
    expect(await update({ city: '\u200b' })).toMatchObject({ fields: { city: 'field_required' } });
  });

  it('keeps the line breaks of a message', async () => {
    const message = { player_name: '\u202eAino', email: 'aino@example.com', phone_number: '+358401234567', note: 'Hello,\n\n  where is it?' };
    const send = async (changes: object) => (await operator.call('front/player_send_message', { ...message, ...changes })).json<object>();
    expect(await send({})).toEqual({ status: 1 });
    const stored = await operator.db.database.selectFrom('contact_messages').select(['player_name', 'note']).executeTakeFirstOrThrow();
    expect(stored).toEqual({ player_name: 'Aino', note: 'Hello,\n\n  where is it?' });
    expect(await send({ note: '\u200b\u2060' })).toMatchObject({ fields: { note: 'field_required' } });
  });
});
