import type { ErrorKey } from './errors.ts';
import type { passwordPolicies } from './site.ts';
import { usernameKey } from './username-rules.ts';

/** The operator's rules for new passwords besides the minimum length. */
export type PasswordPolicy = (typeof passwordPolicies)[number];
/** Strength of a password: 0 (guessed within the first attempts) to 4, as estimated by `@playfront/password-strength`. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Minimum characters of a password under the policy `strong`. */
const strongPasswordLength = 8;
/** Minimum score of a good password: cracking its hash takes long enough for the player to change it. */
const goodScore = 3;

/** The form in which passwords are hashed and compared: keyboards encode the same letter differently, `é` as one code point or two (NIST SP 800-63B: NFKC). */
export function plainPassword(password: string): string {
  return password.normalize('NFKC');
}

const blank = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export type NewPasswordContext = {
  readonly username: string;
  readonly policy: PasswordPolicy;
  /** Omitted until estimated: the other rules are checked anyway. */
  readonly score?: PasswordScore | undefined;
};

/** The rule that a new password violates, besides those of `passwordSchema`. Existing passwords stay valid for log-in. */
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
