import type { ErrorKey } from './errors.ts';
import type { passwordPolicies } from './site.ts';
import { usernameKey } from './username-rules.ts';

/** What the operator asks of a new password, beyond the shortest length. */
export type PasswordPolicy = (typeof passwordPolicies)[number];
/** How hard a password is to guess: 0 (one of the first tries) to 4, as `@playfront/password-strength` estimates it. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Characters of a password at least, where the policy is `strong`. */
const strongPasswordLength = 8;
/** The lowest score that is "good": safe from somebody who has the hashes, for as long as it takes to change it. */
const goodScore = 3;

const blank = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export type NewPasswordContext = {
  readonly username: string;
  readonly policy: PasswordPolicy;
  /** Left out while nobody has estimated it: length and blanks are judged all the same. */
  readonly score?: PasswordScore | undefined;
};

/** What is wrong with a new password, beyond `passwordSchema`. Old passwords still sign in. */
export function newPasswordFault(
  password: string,
  { username, policy, score = goodScore }: NewPasswordContext,
): Extract<ErrorKey, 'password_not_allowed' | 'password_too_weak'> | undefined {
  const isBlank = password.replace(blank, '') === '';
  const fold = (text: string) => usernameKey(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  if (password !== '' && (isBlank || fold(password) === fold(username))) return 'password_not_allowed';
  const length = Math.min(password.length, password.normalize('NFKC').length);
  return policy === 'strong' && (length < strongPasswordLength || score < goodScore) ? 'password_too_weak' : undefined;
}
