import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

const form = {
  player_name: 'Aino Laine',
  email: 'aino@example.com',
  phone_number: '0401234567',
  note: 'My question.\nSecond line.',
  status: 'pending',
};

describe('the contact form', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(() => operator.close());

  const send = (changes: object = {}, bearer?: string) => operator.call('front/player_send_message', { ...form, ...changes }, bearer);
  const stored = () => operator.db.database.selectFrom('contact_messages').selectAll().orderBy('created_at').execute();
  const mails = () => operator.db.database.selectFrom('outbox').selectAll().execute();

  it.each([
    ['no name', { player_name: ' ' }, 'player_name', 'field_required'],
    ['no note', { note: '' }, 'note', 'field_required'],
    ['a note without end', { note: 'x'.repeat(5_001) }, 'note', 'too_long'],
    ['no address', { email: 'aino' }, 'email', 'email_validation'],
    ['thirty digits in the phone', { phone_number: '4'.repeat(30) }, 'phone_number', 'phone_number_length_check'],
    ['letters in the phone', { phone_number: '040-abc' }, 'phone_number', 'phone_number_validation'],
  ])('with %s is refused, naming the field, and nothing is stored', async (_text, changes, field, key) => {
    expect((await send(changes)).json()).toEqual({ status: 0, error: key, fields: { [field]: key } });
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('is stored and mailed to support, who can reply to the sender', async () => {
    expect((await send({ player_name: 'Aino\r\nBcc: all@example.com', playerId: null })).json()).toEqual({ status: 1 });
    expect(await stored()).toMatchObject([{ player_id: null, note: form.note, status: 'pending', ip: '127.0.0.1' }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'support@northlight.example', reply_to: 'aino@example.com' });
    expect(mail?.subject).toBe('Message from the contact form');
    expect(mail?.body_text).toContain(`${form.note}\n\n`);
    expect(mail?.body_text).toContain('Not logged in');
  });

  it('takes the sender from the token, whatever the form says', async () => {
    const [player, other] = [await operator.createPlayer(), await operator.createPlayer()];
    await send({ playerId: other.id }, player.bearer);
    await send({ playerId: other.id });
    expect((await stored()).slice(-2).map(({ player_id }) => player_id)).toEqual([player.id, null]);
  });
});
