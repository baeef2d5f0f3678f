import type { CallDocumentation } from './call-documentation.ts';

/** The mail box of a player, and the way to the operator's support. */
export const messagesDocumentation = {
  frontGetPlayerMessages: { summary: "A page of the player's mail box, the latest first, with how many are unread.", refusals: [] },
  frontReadPlayerMessage: { summary: 'Marks a message as read.', refusals: ['not_found'] },
  frontPlayerSendMessage: {
    summary: 'The contact form: kept by the operator and mailed to its support.',
    refusals: ['field_required', 'email_validation', 'phone_number_validation', 'too_long'],
  },
} as const satisfies Record<string, CallDocumentation>;
