import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { liveEventName, playerEvents, type LivePayloadOf, type PlayerMessage } from '@playfront/api-contract';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { createMessages, type Messages } from './messages.service.ts';

type Push = LivePayloadOf<typeof playerEvents.message>;
type Box = { messages: { id: string; kind: string; params: object; is_read: boolean }[]; total: number; unread: number };

const deposit: PlayerMessage = { kind: 'deposit_complete', amount: 12.5, currency: 'EUR', provider: 'Card' };

describe('the mail box', () => {
  let operator: TestOperator;
  let messages: Messages;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    messages = createMessages({ now: () => operator.clock.now });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await operator.close();
  });

  const send = async (player: TestPlayer, message: PlayerMessage) => {
    operator.clock.now = new Date(operator.clock.now.getTime() + 1);
    await messages.send(operator.db.database, player.id, message);
  };
  const box = async (player: TestPlayer, page: object = {}) => (await operator.call('front/get_player_messages', page, player.bearer)).json<Box>();

  /** Collects the pushes to a player on a separate socket. */
  function listen(player: TestPlayer) {
    const socket = io(urlOf(operator.app), { auth: { token: player.token }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    const pushes: Push[] = [];
    socket.on(liveEventName(playerEvents.message, player.id), (payload: unknown) => pushes.push(v.parse(playerEvents.message.payload, payload)));
    return { pushes, ready: new Promise<void>((resolve) => socket.on('connect', resolve)) };
  }

  it('lists messages, latest first, with the values for their text', async () => {
    const player = await operator.createPlayer();
    await send(player, deposit);
    await send(player, { kind: 'password_changed' });
    const { messages: found, total, unread } = await box(player);
    expect(found.map(({ kind, params, is_read }) => ({ kind, params, is_read }))).toEqual([
      { kind: 'password_changed', params: {}, is_read: false },
      { kind: 'deposit_complete', params: { amount: 12.5, currency: 'EUR', provider: 'Card' }, is_read: false },
    ]);
    expect([total, unread]).toEqual([2, 2]);
    expect((await box(player, { page: 2, page_size: 1 })).messages.map(({ kind }) => kind)).toEqual(['deposit_complete']);
  });

  it('marks a message as read, once and only for its player', async () => {
    const [player, other] = [await operator.createPlayer(), await operator.createPlayer()];
    await send(player, deposit);
    await send(player, deposit);
    const [first] = (await box(player)).messages;
    const read = (by: TestPlayer, id = first?.id) => operator.call('front/read_player_message', { id }, by.bearer);
    expect((await read(other)).statusCode).toBe(404);
    expect((await read(player, randomUUID())).statusCode).toBe(404);
    expect((await read(player, "' or true --")).statusCode).toBe(404);
    expect((await read(player)).json()).toEqual({ status: 1, unread: 1 });
    expect((await read(player)).json()).toEqual({ status: 1, unread: 1 });
    expect((await box(player)).messages.map(({ is_read }) => is_read)).toEqual([true, false]);
    expect((await box(other)).total).toBe(0);
  });

  it('pushes a committed message to its player only, without a delay', async () => {
    const [player, other] = [await operator.createPlayer(), await operator.createPlayer()];
    const [mine, theirs] = [listen(player), listen(other)];
    await Promise.all([mine.ready, theirs.ready]);
    const broken = operator.db.database.transaction().execute(async (trx) => {
      await messages.send(trx, player.id, { kind: 'notice', title: 'Never', text: 'happened' });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    await operator.db.database.transaction().execute((trx) => messages.send(trx, player.id, deposit));
    await expect.poll(() => mine.pushes).toMatchObject([{ message: { kind: 'deposit_complete', is_read: false }, unread: 1 }]);
    await send(player, { kind: 'password_changed' });
    await expect.poll(() => mine.pushes.length).toBe(2);
    expect(mine.pushes[1]).toMatchObject({ message: { kind: 'password_changed' }, unread: 2 });
    expect(theirs.pushes).toEqual([]);
  });

  it('accepts names that the database cannot store unchanged', async () => {
    const player = await operator.createPlayer();
    await send(player, { kind: 'document_received', file_name: 'half \ud800 pair' });
    expect((await box(player)).messages[0]?.params).toEqual({ file_name: 'half \ufffd pair' });
  });

  it('includes a fallback text for sites that do not know a kind', () => {
    const wire = { message: { id: 1, kind: 'of_tomorrow', params: { title: 'News' }, date: '2026-11-20T12:00:00Z' } };
    expect(v.parse(playerEvents.message.payload, wire)).toMatchObject({ message: { kind: 'notice', params: { title: 'News' } } });
  });
});
