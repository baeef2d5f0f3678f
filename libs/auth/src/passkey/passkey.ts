// The library's types do not allow `undefined` where the contract's schemas do; parsed JSON has none.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@playfront/api-contract';

/** The browser created or used no passkey: the player cancelled, or took too long. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled';
}

const loadLibrary = () => import('@simplewebauthn/browser');

/** Whether the browser can use passkeys. */
export function isPasskeySupported(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Whether the browser can suggest passkeys while a username is typed. */
export async function isAutofillSupported(): Promise<boolean> {
  return isPasskeySupported() && (await (await loadLibrary()).browserSupportsWebAuthnAutofill());
}

/** Signs a challenge with a passkey that the player picks; with `isAutofill` from the suggestions of the username field. Throws {@link PasskeyCancelled}. */
export async function signWithPasskey(options: PasskeyRequestOptions, isAutofill = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const { id, rawId, type, response } = await rejectAsCancelled(
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: isAutofill }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type: type as 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Creates a passkey. Throws {@link PasskeyCancelled}. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await rejectAsCancelled(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: type as 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** Ends a pending request, such as one for suggestions. */
export async function cancelPasskey(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

/** Converts the `DOMException` that browsers throw for every request without a passkey. */
async function rejectAsCancelled<Result>(ceremony: Promise<Result>): Promise<Result> {
  try {
    return await ceremony;
  } catch (cause) {
    throw new PasskeyCancelled('The browser returned no passkey', { cause });
  }
}
