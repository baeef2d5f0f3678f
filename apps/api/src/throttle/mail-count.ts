import { emailKey } from '../text-matching/person-keys.rules.ts';
import type { LimitName } from './throttle.limits.ts';
import type { Count } from './throttle.service.ts';

type RecipientLimit = Extract<LimitName, `${string}_recipient`>;

/**
 * Counts a mail to an address, whoever caused it and however the address of the mailbox was written. Each kind of mail has its own limit: with a
 * common one, strangers could use it up with one kind and keep another, such as a password reset, from the owner.
 */
export function mailCount(limit: RecipientLimit, email: string): Count {
  return { limit, of: emailKey(email) };
}
