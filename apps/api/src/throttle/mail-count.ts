import { emailKey } from '../text-matching/person-keys.rules.ts';
import type { LimitName } from './throttle.limits.ts';
import type { Count } from './throttle.service.ts';

type RecipientLimit = Extract<LimitName, `${string}_recipient`>;

/**
 * The counter for mails to a mailbox, regardless of the sender and of the spelling of the address. Each kind of mail has a separate limit: otherwise
 * strangers could exhaust it with one kind and so block another, such as a password reset.
 */
export function mailCount(limit: RecipientLimit, email: string): Count {
  return { limit, of: emailKey(email) };
}
