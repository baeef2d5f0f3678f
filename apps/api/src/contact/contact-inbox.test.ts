import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Inbox = { messages: { id: string; text: string; version: number; player: { username: string } | null }[]; total: number };

describe('the contact inbox', () => {
  let operator: TestOperator;
  let officer: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    officer = await operator.createPlayer({ scope: ['support'] });
  });
  afterAll(() => operator.close());

  const write = (note: string, bearer?: string) =>
    operator.call('front/player_send_message', { player_name: 'Aino', email: 'aino@example.com', phone_number: '0401234567', note }, bearer);
  const inbox = async (filter: object = {}) => (await operator.call('admin/get_contact_messages', filter, officer.bearer)).json<Inbox>();
  const handle = (body: object) => operator.call('admin/set_contact_message_status', body, officer.bearer);

  it('has the oldest message first, with its sender', async () => {
    const player = await operator.createPlayer();
    await write('First', player.bearer);
    operator.clock.now = new Date(operator.clock.now.getTime() + 1_000);
    await write('Second');
    const { messages } = await inbox();
    expect(messages.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(messages.map(({ player: writer }) => writer?.username ?? null)).toEqual([player.username, null]);
  });

  it('is handled once by two officers who read the same version', async () => {
    const [message] = (await inbox()).messages;
    const body = { id: message?.id, status: 'answered', note: 'By mail', version: message?.version };
    const responses = await Promise.all([handle(body), handle(body)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await inbox({ status: 'answered' })).messages).toMatchObject([
      { id: message?.id, note: 'By mail', handled_by: officer.username, version: 2 },
    ]);
    expect((await inbox()).total).toBe(1);
  });

  it('opens a message again', async () => {
    const [message] = (await inbox({ status: 'answered' })).messages;
    expect((await handle({ id: message?.id, status: 'pending', version: 2 })).json()).toMatchObject({ message: { status: 'pending', version: 3 } });
  });
});
