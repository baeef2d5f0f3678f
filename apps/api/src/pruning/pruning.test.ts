import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { northlight } from '@playfront/brand';
import { createDelivery } from '../mail/delivery.service.ts';
import { createLocalMailbox } from '../mail/local-mailbox.ts';
import { createOutbox } from '../mail/outbox.service.ts';
import { createLog } from '../http/log.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { pruneAll } from './pruning.service.ts';

const dayMs = 86_400_000;

describe('pruning', () => {
  let operator: TestOperator;
  beforeAll(async () => void (operator = await startOperator(inject('postgresUrl'))));
  afterAll(() => operator.close());

  const later = (days: number) => () => new Date(operator.clock.now.getTime() + days * dayMs);
  const prune = (days: number) => pruneAll({ database: operator.db.appDatabase, now: later(days) });
  const count = async (table: 'outbox' | 'local_mails' | 'sessions' | 'round_session_tokens' | 'game_rounds' | 'name_changes') =>
    Number(
      (
        await operator.db.database
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  const mail = { to: 'a@example.com', subject: 'Hello', languageTag: 'en', paragraphs: ['A link'], closing: [] };

  it('deletes mails: a sent one leaves no row, a local one is deleted after 3 days, one that cannot be sent after 30', async () => {
    const { appDatabase: database } = operator.db;
    const now = () => operator.clock.now;
    const log = createLog('test', 'silent');
    const outbox = createOutbox({ now, palettes: northlight.palette });
    await outbox.post(database, mail);
    await createDelivery({ database, now, log, transport: createLocalMailbox(database) })();
    await outbox.post(database, mail);
    const hopeless = { send: () => Promise.reject(new Error('no such address')), isPermanentFailure: () => true, close: () => undefined };
    await createDelivery({ database, now, log, transport: hopeless })();
    await outbox.post(database, mail);

    const left = [];
    for (const days of [2.9, 3.1, 29.9, 30.1]) {
      await prune(days);
      left.push([days, await count('local_mails'), await count('outbox')]);
    }
    // A mail that is still to be sent does not expire.
    expect(left).toEqual([
      [2.9, 1, 2],
      [3.1, 0, 2],
      [29.9, 0, 2],
      [30.1, 0, 1],
    ]);
  });

  it('deletes tokens of sessions and games, but not the rounds and the session they were played in', async () => {
    const idle = await operator.createPlayer();
    const player = await operator.createPlayer({ realMinor: 10_00 });
    const { games } = (await operator.call('front/get_games', { group: 'casino', page_size: 1 })).json();
    const request = { game_id: games[0].id, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    await operator.call('front/get_game_url', request, player.bearer);
    await operator.db.database.deleteFrom('sessions').where('player_id', 'not in', [idle.id, player.id]).execute();

    await prune(90);
    expect([await count('sessions'), await count('round_session_tokens')]).toEqual([2, 0]);
    await prune(91.1);
    expect(await operator.db.database.selectFrom('sessions').select('player_id').execute()).toEqual([{ player_id: player.id }]);
  });

  it('deletes previous names once no payout is compared with them', async () => {
    const player = await operator.createPlayer();
    const change = { player_id: player.id, first_name: 'Aino', last_name: 'Laine', created_at: operator.clock.now };
    await operator.db.database.insertInto('name_changes').values(change).execute();
    await prune(6.9);
    expect(await count('name_changes')).toBe(1);
    await prune(7.1);
    expect(await count('name_changes')).toBe(0);
  });

  it('deletes devices that are no longer used, but never the last one of a player', async () => {
    const player = await operator.createPlayer();
    const used = (days: number) => ({
      player_id: player.id,
      device_id: randomUUID(),
      last_login_at: new Date(operator.clock.now.getTime() + days * dayMs),
    });
    const [first, second] = [used(0), used(10)];
    await operator.db.database.insertInto('player_devices').values([first, second]).execute();
    const left = () => operator.db.database.selectFrom('player_devices').select('device_id').where('player_id', '=', player.id).execute();
    await prune(364.9);
    expect(await left()).toHaveLength(2);
    await prune(400);
    expect(await left()).toEqual([{ device_id: second.device_id }]);
  });

  it('does not delete data that are still needed', async () => {
    const player = await operator.createPlayer();
    await prune(0.9);
    expect((await operator.call('front/get_player_profile', {}, player.bearer)).statusCode).toBe(200);
  });
});
