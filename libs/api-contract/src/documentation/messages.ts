import type { CallDocumentation } from './call-documentation.ts';

/** A player's mail box, and the contact form. */
export const messagesDocumentation = {
  frontGetPlayerMessages: { summary: "A page of the player's mail box, newest first, with the number of unread messages.", refusals: [] },
  frontReadPlayerMessage: { summary: 'Marks a message as read.', refusals: ['not_found'] },
  frontPlayerSendMessage: {
    summary: 'The contact form: stored by the operator and mailed to its support.',
    refusals: ['field_required', 'email_validation', 'phone_number_validation', 'phone_number_length_check', 'too_long'],
  },
} as const satisfies Record<string, CallDocumentation>;
