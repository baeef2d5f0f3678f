import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';

type StaffCall =
  | 'adminGetQueueCounts'
  | 'adminGetPlayers'
  | 'adminFindRecord'
  | 'adminGetPlayer'
  | 'adminGetPlayerConsents'
  | 'adminGetPlayerLedger'
  | 'adminGetPlayerBets'
  | 'adminEndPlayerSessions'
  | 'adminSendPlayerMessage'
  | 'adminGetContactMessages'
  | 'adminSetContactMessageStatus'
  | 'adminGetHarmQueue'
  | 'adminGetHarmMarkers'
  | 'adminHandleHarmMarkers'
  | 'adminGetSettings'
  | 'adminUpdateSetting';

/** A message sent with the contact form, from the inbox of staff. */
async function inboxMessage(world: World) {
  const admin = await world.admin();
  const text = `Conformance ${randomUUID()}`;
  await world.call('frontPlayerSendMessage', {
    player_name: 'Conformance',
    email: 'conformance@example.com',
    phone_number: '0401234567',
    note: text,
  });
  const { total } = await world.call('adminGetContactMessages', { page_size: 1 }, admin);
  const { messages } = await world.call('adminGetContactMessages', { page: Math.max(1, Math.ceil(total / 100)), page_size: 100 }, admin);
  const message = messages.find((one) => one.text === text);
  expectThat(message !== undefined, 'the message of the contact form in the inbox');
  return { admin, message };
}

export const staffChecks: ChecksOf<StaffCall> = {
  adminGetQueueCounts: {
    works: async (world) => {
      const counts = await world.call('adminGetQueueCounts', {}, await world.admin());
      expectThat(Math.min(counts.withdrawals, counts.documents, counts.contact_messages, counts.cases) >= 0, 'a count for each queue');
    },
  },
  adminGetPlayers: {
    works: async (world) => {
      const player = await world.player();
      const { players } = await world.call('adminGetPlayers', { search: player.username }, await world.admin());
      expectThat(
        players.some(({ id }) => id === player.id),
        'the player by username',
      );
    },
  },
  adminFindRecord: {
    works: async (world) => {
      const { id } = await world.player();
      const { record } = await world.call('adminFindRecord', { id }, await world.admin());
      expectThat(record.kind === 'player' && record.player.id === id, 'the player by id');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminFindRecord', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminGetPlayer: {
    works: async (world) => {
      const player = await world.player();
      const { player: found } = await world.call('adminGetPlayer', { id: player.id }, await world.admin());
      expectThat(found.id === player.id && found.username === player.username && found.email === player.email, 'the player');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetPlayer', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminGetPlayerConsents: {
    works: async (world) => {
      const player = await world.player();
      await world.call('frontSetMarketingConsent', { channel: 'sms', is_given: true }, player);
      await world.call('frontSetMarketingConsent', { channel: 'sms', is_given: false }, player);
      const { consents, log } = await world.call('adminGetPlayerConsents', { id: player.id }, await world.admin());
      expectThat(
        consents.some(({ channel, is_given }) => channel === 'sms' && !is_given),
        'no consent to text messages',
      );
      const [latest, before] = log.filter(({ channel }) => channel === 'sms');
      expectThat(latest?.is_given === false && before?.is_given === true, 'both changes in the log, newest first');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetPlayerConsents', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminGetPlayerLedger: {
    works: async (world) => {
      const { entries } = await world.call('adminGetPlayerLedger', { id: (await world.player()).id }, await world.admin());
      expectThat(Array.isArray(entries), 'entries');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetPlayerLedger', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminGetPlayerBets: {
    works: async (world) => {
      const { bets, total } = await world.call('adminGetPlayerBets', { id: (await world.player()).id }, await world.admin());
      expectThat(bets.length <= total, 'a total not below the number of listed bets');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetPlayerBets', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminEndPlayerSessions: {
    works: async (world) => {
      const player = await world.newPlayer();
      const { ended } = await world.call('adminEndPlayerSessions', { id: player.id, reason: 'Conformance' }, await world.admin());
      expectThat(ended === 1, `one ended session; there are ${ended}`);
      expectRefusal(await world.send('frontAuthPlayer', undefined, { as: player }), 'unauthorized');
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), reason: 'Conformance' };
        expectRefusal(await world.send('adminEndPlayerSessions', body, { as: await world.admin() }), 'not_found');
      },
      field_required: async (world) => {
        const body = { id: randomUUID(), reason: ' ' };
        expectRefusal(await world.send('adminEndPlayerSessions', body, { as: await world.admin() }), 'field_required', 'reason');
      },
    },
  },
  adminSendPlayerMessage: {
    works: async (world) => {
      const player = await world.player();
      const title = `Conformance ${randomUUID()}`;
      await world.call('adminSendPlayerMessage', { id: player.id, title, text: 'Of the conformance suite.' }, await world.admin());
      const { messages } = await world.call('frontGetPlayerMessages', {}, player);
      expectThat(messages[0]?.kind === 'notice' && messages[0].params['title'] === title, 'the message in the mail box of the player');
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), title: 'x', text: 'x' };
        expectRefusal(await world.send('adminSendPlayerMessage', body, { as: await world.admin() }), 'not_found');
      },
      field_required: async (world) => {
        const body = { id: randomUUID(), title: 'x', text: ' ' };
        expectRefusal(await world.send('adminSendPlayerMessage', body, { as: await world.admin() }), 'field_required', 'text');
      },
      too_long: async (world) => {
        const body = { id: randomUUID(), title: 'x', text: 'x'.repeat(5_001) };
        expectRefusal(await world.send('adminSendPlayerMessage', body, { as: await world.admin() }), 'too_long', 'text');
      },
    },
  },
  adminGetContactMessages: { works: async (world) => void (await inboxMessage(world)) },
  adminSetContactMessageStatus: {
    works: async (world) => {
      const { admin, message } = await inboxMessage(world);
      const body = { id: message.id, status: 'closed', note: 'Of the conformance suite.', version: message.version } as const;
      const { message: handled } = await world.call('adminSetContactMessageStatus', body, admin);
      expectThat(handled.status === 'closed' && handled.note === body.note && handled.handled_by === admin.username, 'a closed message');
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), status: 'closed', version: 1 };
        expectRefusal(await world.send('adminSetContactMessageStatus', body, { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const { admin, message } = await inboxMessage(world);
        const body = { id: message.id, status: 'closed', version: message.version } as const;
        await world.call('adminSetContactMessageStatus', body, admin);
        expectRefusal(await world.send('adminSetContactMessageStatus', body, { as: admin }), 'conflict');
      },
      too_long: async (world) => {
        const body = { id: randomUUID(), status: 'closed', note: 'x'.repeat(2_001), version: 1 };
        expectRefusal(await world.send('adminSetContactMessageStatus', body, { as: await world.admin() }), 'too_long', 'note');
      },
    },
  },
  adminGetHarmQueue: {
    works: async (world) => {
      const { players, total } = await world.call('adminGetHarmQueue', { page_size: 100 }, await world.admin());
      expectThat(players.length <= total && players.every(({ markers }) => markers > 0), 'only players with open markers');
    },
  },
  adminGetHarmMarkers: {
    works: async (world) => {
      const player = await world.newPlayer();
      const { markers, username } = await world.call('adminGetHarmMarkers', { player_id: player.id }, await world.admin());
      expectThat(username === player.username && markers.length === 0, 'no markers of a player without activity');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetHarmMarkers', { player_id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminHandleHarmMarkers: {
    works: untestable('needs a player whose play shows markers of harm'),
    refuses: {
      not_found: async (world) => {
        const body = { player_id: (await world.player()).id, ids: [randomUUID()], action: 'no_action', reason: 'Conformance' } as const;
        expectRefusal(await world.send('adminHandleHarmMarkers', body, { as: await world.admin() }), 'not_found');
      },
      conflict: untestable('needs a player whose play shows markers of harm'),
      field_required: async (world) => {
        const body = { player_id: randomUUID(), ids: [randomUUID()], action: 'no_action', reason: ' ' } as const;
        expectRefusal(await world.send('adminHandleHarmMarkers', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      too_long: async (world) => {
        const ids = Array.from({ length: 101 }, () => randomUUID());
        const body = { player_id: randomUUID(), ids, action: 'no_action', reason: 'Conformance' } as const;
        expectRefusal(await world.send('adminHandleHarmMarkers', body, { as: await world.admin() }), 'too_long', 'ids');
      },
    },
  },
  adminGetSettings: {
    works: async (world) => {
      const { settings } = await world.call('adminGetSettings', {}, await world.admin());
      expectThat(new Set(settings.map(({ key }) => key)).size === settings.length && settings.length > 0, 'each setting once');
    },
  },
  adminUpdateSetting: {
    works: async (world) => {
      const admin = await world.admin();
      const { settings } = await world.call('adminGetSettings', {}, admin);
      const setting = settings.find(({ is_fixed }) => !is_fixed);
      expectThat(setting !== undefined, 'a setting that may be changed');
      const { key, value } = setting;
      const { setting: same } = await world.call('adminUpdateSetting', { key, value, expected: value, reason: 'Conformance' }, admin);
      expectThat(JSON.stringify(same.value) === JSON.stringify(value), 'the new value');
    },
    refuses: {
      conflict: async (world) => {
        const body = { key: 'support_email', value: '', expected: 'unknownId@conformance.example', reason: 'Conformance' };
        expectRefusal(await world.send('adminUpdateSetting', body, { as: await world.admin() }), 'conflict');
      },
      invalid_value: async (world) => {
        const body = { key: 'ip_black_list', value: ['no address'], expected: [], reason: 'Conformance' };
        expectRefusal(await world.send('adminUpdateSetting', body, { as: await world.admin() }), 'invalid_value', 'value');
      },
      field_required: async (world) => {
        const body = { key: 'closed_loop', value: true, expected: true, reason: ' ' };
        expectRefusal(await world.send('adminUpdateSetting', body, { as: await world.admin() }), 'field_required', 'reason');
      },
    },
  },
};
