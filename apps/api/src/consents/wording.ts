import type { ConsentSource } from '@playfront/api-contract';

/**
 * Version of the texts with which players consent to marketing: `account.consents.…` and `auth.registration.newsletter`. A test lists the texts of
 * each version.
 */
const wording = 1;

/** The version shown where a consent is given or withdrawn. */
export function wordingOf(source: ConsentSource): number | null {
  return source === 'registration' || source === 'account' ? wording : null;
}
