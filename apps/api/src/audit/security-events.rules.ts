import {
  frontAddPasskey,
  frontAuthLogin,
  frontCloseAccount,
  frontConfirmAuthenticator,
  frontConfirmEmailChange,
  frontNewRecoveryCodes,
  frontPasskeyLogin,
  frontRemoveAuthenticator,
  frontRemovePasskey,
  frontResetPasswordConfirm,
  frontResetPlayerPassword,
  frontUndoEmailChange,
  frontUpdatePlayerPassword,
  type ErrorKey,
  type SecurityKind,
} from '@playfront/api-contract';

/** Refusals that the security log records, from any call. Others are not security-relevant. */
const kindOfRefusal: { readonly [Key in ErrorKey]?: SecurityKind } = {
  failed_login: 'login_failed',
  wrong_old_password: 'password_wrong',
  wrong_password: 'password_wrong',
  wrong_code: 'code_wrong',
  passkey_refused: 'passkey_refused',
  too_many_requests: 'throttled',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  disable_site_access: 'site_refused',
  country_restricted: 'site_refused',
  account_restricted: 'site_refused',
  account_closed: 'site_refused',
  self_excluded: 'site_refused',
  excluded_by_registry: 'site_refused',
};

/** Successful calls that are recorded too. Logins are recorded for staff only. */
const kindOfSuccess: Readonly<Record<string, SecurityKind>> = {
  [frontAuthLogin.path]: 'staff_login',
  [frontUpdatePlayerPassword.path]: 'password_changed',
  [frontResetPlayerPassword.path]: 'password_reset_requested',
  [frontResetPasswordConfirm.path]: 'password_reset',
  [frontConfirmEmailChange.path]: 'email_changed',
  [frontUndoEmailChange.path]: 'email_change_undone',
  [frontConfirmAuthenticator.path]: 'factor_added',
  [frontAddPasskey.path]: 'factor_added',
  [frontNewRecoveryCodes.path]: 'factor_added',
  [frontRemoveAuthenticator.path]: 'factor_removed',
  [frontRemovePasskey.path]: 'factor_removed',
  [frontCloseAccount.path]: 'account_closed',
};

const logins: ReadonlySet<string> = new Set([frontAuthLogin.path, frontPasskeyLogin.path]);

/** The kind of security event that a completed call is, if any. */
export function securityKindOf(path: string, error: ErrorKey | undefined): SecurityKind | undefined {
  if (error) {
    const kind = kindOfRefusal[error];
    return kind === 'site_refused' && logins.has(path) ? 'login_refused' : kind;
  }
  return Object.hasOwn(kindOfSuccess, path) ? kindOfSuccess[path] : undefined;
}

/** The username that a call without a session is about. */
export function namedUser(body: unknown): string | undefined {
  return hasText(body, 'username') ? body.username : undefined;
}

function hasText<Name extends string>(body: unknown, name: Name): body is Readonly<Record<Name, string>> {
  return typeof body === 'object' && body !== null && name in body && typeof (body as Record<Name, unknown>)[name] === 'string';
}
