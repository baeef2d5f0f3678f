import * as v from 'valibot';
import { frontPlayerSendMessage } from '@playfront/api-contract';
import { phoneNumberOf, type PhoneParts } from '@playfront/auth/phone';
import { defineDraft, fieldErrors } from '@playfront/forms';

/** The contact form (spec §3, §5): the visible fields of the call, with its rules. */
const contactSchema = v.pick(frontPlayerSendMessage.request, ['player_name', 'email', 'phone_number', 'note']);

export type ContactField = keyof v.InferInput<typeof contactSchema>;
export type ContactValues = { readonly [Field in ContactField]: string } & PhoneParts;

/** All errors that the form can find by itself. The phone number is checked as it is sent, with its dial code. */
export function contactErrors(values: ContactValues) {
  return fieldErrors(contactSchema, { ...values, phone_number: phoneNumberOf(values) });
}

/** The unsent message, shared by the page and the dialog. Cleared when it is sent and when the session ends. */
export const contactDraft = defineDraft({
  name: 'contact',
  version: 1,
  lifetime: 'session',
  fields: { player_name: v.string(), email: v.string(), dial_country: v.string(), phone_number: v.string(), note: v.string() },
});
