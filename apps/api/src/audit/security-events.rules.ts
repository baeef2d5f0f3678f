import {
  frontAuthLogin,
  frontConfirmEmailChange,
  frontResetPasswordConfirm,
  frontResetPlayerPassword,
  frontUndoEmailChange,
  frontUpdatePlayerPassword,
  type ErrorKey,
  type SecurityKind,
} from '@playfront/api-contract';

/** What a refusal is to the security log, whatever the call. Others are no matter of security. */
const kindOfRefusal: { readonly [Key in ErrorKey]?: SecurityKind } = {
  failed_login: 'login_failed',
  wrong_old_password: 'password_wrong',
  wrong_password: 'password_wrong',
  too_many_requests: 'throttled',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  disable_site_access: 'site_refused',
  country_restricted: 'site_refused',
  account_restricted: 'site_refused',
};

/** Done, these matter too. A sign-in is kept for staff only. */
const kindOfSuccess: Readonly<Record<string, SecurityKind>> = {
  [frontAuthLogin.path]: 'staff_login',
  [frontUpdatePlayerPassword.path]: 'password_changed',
  [frontResetPlayerPassword.path]: 'password_reset_requested',
  [frontResetPasswordConfirm.path]: 'password_reset',
  [frontConfirmEmailChange.path]: 'email_changed',
  [frontUndoEmailChange.path]: 'email_change_undone',
};

/** What the security log has of an answered call, if anything. */
export function securityKindOf(path: string, error: ErrorKey | undefined): SecurityKind | undefined {
  if (error) {
    const kind = kindOfRefusal[error];
    return kind === 'site_refused' && path === frontAuthLogin.path ? 'login_refused' : kind;
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
