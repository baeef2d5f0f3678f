import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { Message } from '@playfront/api-contract';
import type { Actor, World } from '../world.ts';
import type { ChecksOf } from './call-checks.ts';
import { limitedPlayer } from './players.ts';

/** A player with messages in the mail box, such as about a new limit. */
async function writtenTo(world: World): Promise<{ player: Actor; messages: readonly Message[]; unread: number }> {
  const player = await limitedPlayer(world);
  const { messages, unread } = await world.call('frontGetPlayerMessages', { page: 1 }, player);
  return { player, messages, unread };
}

const letter = {
  player_name: 'Conformance',
  email: 'conformance@example.com',
  phone_number: '+358401234567',
  note: 'A message of the conformance suite.',
};

export const mailBoxChecks: ChecksOf<'frontGetPlayerMessages' | 'frontReadPlayerMessage' | 'frontPlayerSendMessage'> = {
  frontGetPlayerMessages: {
    works: async (world) => {
      const { messages, unread } = await writtenTo(world);
      expectThat(messages.length > 0, 'a message about the new limit');
      expectThat(unread <= messages.length, 'no more unread messages than there are');
      const latest = messages.map(({ date }) => Date.parse(date));
      expectThat(
        latest.every((date, index) => index === 0 || date <= (latest[index - 1] ?? date)),
        'the latest message first',
      );
    },
  },
  frontReadPlayerMessage: {
    works: async (world) => {
      const { player, messages, unread } = await writtenTo(world);
      const message = messages.find((found) => !found.is_read);
      const response = await world.call('frontReadPlayerMessage', { id: message?.id ?? '' }, player);
      expectThat(response.unread === unread - 1, `${unread - 1} unread messages; there are ${response.unread}`);
      const again = await world.call('frontReadPlayerMessage', { id: message?.id ?? '' }, player);
      expectThat(again.unread === response.unread, 'the same number of unread messages when it is read again');
    },
    refuses: {
      not_found: async (world) => {
        const { messages } = await writtenTo(world);
        const player = await world.player();
        expectRefusal(await world.send('frontReadPlayerMessage', { id: randomUUID() }, { as: player }), 'not_found');
        expectRefusal(await world.send('frontReadPlayerMessage', { id: messages[0]?.id }, { as: player }), ['not_found', 'forbidden']);
      },
    },
  },
  frontPlayerSendMessage: {
    works: async (world) => void (await world.call('frontPlayerSendMessage', letter)),
    refuses: {
      field_required: async (world) =>
        void expectRefusal(await world.send('frontPlayerSendMessage', { ...letter, note: ' ' }), 'field_required', 'note'),
      email_validation: async (world) =>
        void expectRefusal(await world.send('frontPlayerSendMessage', { ...letter, email: 'none' }), 'email_validation', 'email'),
      phone_number_validation: async (world) =>
        void expectRefusal(
          await world.send('frontPlayerSendMessage', { ...letter, phone_number: 'none' }),
          'phone_number_validation',
          'phone_number',
        ),
      phone_number_length_check: async (world) =>
        void expectRefusal(
          await world.send('frontPlayerSendMessage', { ...letter, phone_number: '+4912345678901234' }),
          'phone_number_length_check',
          'phone_number',
        ),
      too_long: async (world) =>
        void expectRefusal(await world.send('frontPlayerSendMessage', { ...letter, note: 'x'.repeat(5_001) }), 'too_long', 'note'),
    },
  },
};
