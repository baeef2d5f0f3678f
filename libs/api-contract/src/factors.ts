import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { maxPasskeyNameLength } from './field-lengths.ts';
import { codeSchema, currentPasswordSchema, deviceIdSchema } from './player.ts';
import { givenIdSchema, idSchema, requiredTextSchema, textSchema } from './wire.ts';

/** Seconds for which an authenticator app shows the same code. */
export const codePeriodSeconds = 30;
/** Number of recovery codes in a set. */
export const recoveryCodeCount = 10;
/** Minutes for which a confirmed identity allows changes of the account. */
export const identityMinutes = 5;
/** Maximum passkeys of a player. */
export const maximumPasskeys = 20;

/** Binary data of WebAuthn in JSON. The longest is an attestation with its certificates. */
const base64UrlSchema = (maxLength: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(maxLength));
const credentialIdSchema = base64UrlSchema(1_400);
const credentialSchema = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(v.array(v.string())) });
const userVerificationSchema = v.picklist(['required', 'preferred', 'discouraged']);

/** Options for signing a challenge with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
const requestOptionsSchema = v.object({
  challenge: v.string(),
  timeout: v.optional(v.number()),
  rpId: v.optional(v.string()),
  allowCredentials: v.optional(v.array(credentialSchema)),
  userVerification: v.optional(userVerificationSchema),
});

/** Options for creating a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
const creationOptionsSchema = v.object({
  rp: v.object({ id: v.optional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.optional(v.number()),
  excludeCredentials: v.optional(v.array(credentialSchema)),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.optional(v.picklist(['required', 'preferred', 'discouraged'])),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.optional(userVerificationSchema),
    }),
  ),
  attestation: v.optional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
});

/** A signed challenge (`AuthenticationResponseJSON`). */
const assertionSchema = v.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64UrlSchema(4_000),
    authenticatorData: base64UrlSchema(4_000),
    signature: base64UrlSchema(4_000),
    // Authenticators that store no user send `null` or omit it.
    userHandle: v.nullish(base64UrlSchema(100)),
  }),
});

/** A new passkey (`RegistrationResponseJSON`). */
const attestationSchema = v.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64UrlSchema(4_000),
    attestationObject: base64UrlSchema(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)), []),
  }),
});

export type PasskeyRequestOptions = v.InferOutput<typeof requestOptionsSchema>;
export type PasskeyCreationOptions = v.InferOutput<typeof creationOptionsSchema>;
export type PasskeyAssertion = v.InferInput<typeof assertionSchema>;
export type PasskeyAttestation = v.InferInput<typeof attestationSchema>;

const passkeySchema = v.object({
  id: idSchema,
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
  /** Whether it is synced by an account of the player, such as a password manager, and so available on several devices. */
  is_synced: v.optional(v.boolean(), false),
});

/** A passkey of the player. */
export type Passkey = v.InferOutput<typeof passkeySchema>;

const passkeyNameSchema = v.pipe(requiredTextSchema, v.maxLength(maxPasskeyNameLength, 'too_long'), v.regex(/^[^\p{Cc}\p{Cf}]+$/u, 'field_required'));
const recoveryCodesSchema = v.object({ status: v.literal(1), recovery_codes: v.array(v.string()) });

/** The player's sign-in factors besides the password. `authenticator` is `null` while no authenticator app is set up. */
export const frontGetFactors = defineCall({
  path: 'front/get_factors',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({
    status: v.literal(1),
    authenticator: v.nullable(v.object({ added_at: v.string(), recovery_codes_left: v.number() })),
    passkeys: v.array(passkeySchema),
  }),
});

/**
 * Starts the setup of an authenticator app: returns `secret` in base32, and the `otpauth:` URI of its QR code. Logins need no code until
 * `front/confirm_authenticator`; starting again replaces the secret. Refusals: `conflict` if an app is set up already; for a first factor
 * `password_required` and `wrong_password`, for a further one `identity_required`.
 */
export const frontStartAuthenticator = defineCall({
  path: 'front/start_authenticator',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ password: v.optional(currentPasswordSchema) }),
  response: v.object({ status: v.literal(1), secret: v.string(), otpauth_uri: v.string() }),
});

/**
 * Turns the authenticator app on with one of its codes, and returns the recovery codes, which are not shown again. The player is notified by mail and
 * in the mail box. Refusals: `wrong_code`; `not_found` if no setup was started within the last hour.
 */
export const frontConfirmAuthenticator = defineCall({
  path: 'front/confirm_authenticator',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ code: codeSchema }),
  response: recoveryCodesSchema,
});

/** Turns the authenticator app off; its recovery codes become invalid. Refusals: `identity_required`; `not_found` if none is set up. */
export const frontRemoveAuthenticator = defineCall({
  path: 'front/remove_authenticator',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: doneSchema,
});

/** Replaces the recovery codes with ten new ones. Refusals: `identity_required`; `not_found` without an authenticator app. */
export const frontNewRecoveryCodes = defineCall({
  path: 'front/new_recovery_codes',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: recoveryCodesSchema,
});

/**
 * Options for `navigator.credentials`: `creation` for `purpose` `add`, `request` for `confirm`. The challenge is valid for five minutes, for one use,
 * and in this session only. Refusals for `add`: for a first factor `password_required` and `wrong_password`, for a further one `identity_required`. For
 * `confirm`: `not_found` if the player has no passkey.
 */
export const frontGetPasskeyOptions = defineCall({
  path: 'front/get_passkey_options',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ purpose: v.picklist(['add', 'confirm']), password: v.optional(currentPasswordSchema) }),
  response: v.object({
    status: v.literal(1),
    creation: v.optional(creationOptionsSchema),
    request: v.optional(requestOptionsSchema),
  }),
});

/**
 * Adds a passkey that was created with the options of `front/get_passkey_options`; its default `name` is that of its provider. The player is notified
 * by mail and in the mail box. Refusals: `challenge_expired`; `passkey_refused` for a passkey of another site, without user verification, or already
 * registered.
 */
export const frontAddPasskey = defineCall({
  path: 'front/add_passkey',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ passkey: attestationSchema, name: v.optional(passkeyNameSchema) }),
  response: v.object({ status: v.literal(1), passkey: passkeySchema }),
});

/** Renames a passkey. Another player's passkey: 404. */
export const frontRenamePasskey = defineCall({
  path: 'front/rename_passkey',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema, name: passkeyNameSchema }),
  response: doneSchema,
});

/** Removes a passkey, which can then no longer log in. Refusal: `identity_required`. Another player's passkey: 404. */
export const frontRemovePasskey = defineCall({
  path: 'front/remove_passkey',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema }),
  response: doneSchema,
});

/** Options of `navigator.credentials.get` for a login, without naming an account. The challenge is valid for five minutes, for one use. */
export const frontGetPasskeyLoginOptions = defineCall({
  path: 'front/get_passkey_login_options',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: emptySchema,
  response: v.object({ status: v.literal(1), request: requestOptionsSchema }),
});

/**
 * Logs in with a passkey, which replaces password and code. Refusals: `challenge_expired`, also for a used challenge; `passkey_refused` for a passkey
 * that is unknown, of another site, used without user verification, or whose counter decreased; the others as for `front/auth/login`.
 */
export const frontPasskeyLogin = defineCall({
  path: 'front/passkey_login',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ passkey: assertionSchema, ip_address: v.optional(textSchema, ''), device_id: v.optional(deviceIdSchema) }),
  response: v.object({ accessToken: v.string(), refreshToken: v.optional(v.string(), '') }),
});

/**
 * Confirms the player's identity: with the password, and a code if an authenticator app is set up, or with a passkey. For five minutes the session may
 * then make changes that are otherwise refused with `identity_required`. Refusals: `password_required`, `wrong_password`, `code_required`, `wrong_code`,
 * `challenge_expired`, `passkey_refused`.
 */
export const frontConfirmIdentity = defineCall({
  path: 'front/confirm_identity',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ password: v.optional(currentPasswordSchema), code: v.optional(codeSchema), passkey: v.optional(assertionSchema) }),
  response: doneSchema,
});

/**
 * Removes the authenticator app and all passkeys of a player who has lost them, and ends the player's sessions. The reason is stored in the audit log;
 * the player is notified by mail and in the mail box. An unknown id, or a player without factors: 404; the admin's own account: 403.
 */
export const adminRemoveFactors = defineCall({
  path: 'admin/remove_factors',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema, reason: requiredTextSchema }),
  response: doneSchema,
});
