import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@playfront/api-contract';
import { providerNameOf } from './passkey-providers.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** Ed25519, ES256, RS256: supported by authenticators, and verified by every supported version of Node. */
const algorithms = [-8, -7, -257];

export type VerifiedAssertion = { readonly counter: number };
export type VerifiedPasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly isSynced: boolean;
  /** Empty if the authenticator does not name its maker. */
  readonly provider: string;
};

/** The site as a WebAuthn relying party: what it requests from authenticators, and which signatures it accepts. */
export type RelyingParty = {
  creationOptions(player: { id: string; username: string }, known: readonly PasskeyRow[]): Promise<PasskeyCreationOptions>;
  /** `known`: the accepted passkeys; if empty, any passkey of the site. */
  requestOptions(known: readonly PasskeyRow[]): Promise<PasskeyRequestOptions>;
  /** `undefined` if origin, challenge, user verification or format is wrong. */
  verifyAttestation(passkey: PasskeyAttestation, challenge: string): Promise<VerifiedPasskey | undefined>;
  verifyAssertion(passkey: PasskeyAssertion, challenge: string, known: PasskeyRow): Promise<VerifiedAssertion | undefined>;
};

type Dependencies = { publicUrl: string; site: string; timeoutMs: number };

export function createRelyingParty({ publicUrl, site, timeoutMs }: Dependencies): RelyingParty {
  const expected = { expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname, requireUserVerification: true };

  return {
    async creationOptions({ id, username }, known) {
      const { rp, user, challenge, pubKeyCredParams, excludeCredentials } = await generateRegistrationOptions({
        rpName: site,
        rpID: expected.expectedRPID,
        userID: userIdOf(id),
        userName: username,
        userDisplayName: username,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(descriptorOf),
      });
      return {
        rp,
        user,
        challenge,
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
        timeout: timeoutMs,
        excludeCredentials: (excludeCredentials ?? []).map(({ id: credential, transports }) => wireDescriptor(credential, transports)),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },

    async requestOptions(known) {
      const rpID = expected.expectedRPID;
      const { challenge, rpId } = await generateAuthenticationOptions({ rpID, timeout: timeoutMs, userVerification: 'required' });
      return {
        challenge,
        timeout: timeoutMs,
        ...(rpId ? { rpId } : {}),
        userVerification: 'required',
        allowCredentials: known.map(({ credential_id: id, transports }) => wireDescriptor(id, transports)),
      };
    },

    async verifyAttestation(passkey, challenge) {
      if (isFramed(passkey.response.clientDataJSON)) return undefined;
      const { transports = [], ...made } = passkey.response;
      const response = { ...passkey, response: { ...made, transports }, clientExtensionResults: {} };
      const { registrationInfo: info } = await orEmpty(
        verifyRegistrationResponse({ response, expectedChallenge: challenge, supportedAlgorithmIDs: algorithms, ...expected }),
      );
      return (
        info && {
          credentialId: info.credential.id,
          publicKey: Buffer.from(info.credential.publicKey),
          counter: info.credential.counter,
          isSynced: info.credentialBackedUp,
          provider: providerNameOf(info.aaguid),
        }
      );
    },

    async verifyAssertion(passkey, challenge, known) {
      const { userHandle, ...signed } = passkey.response;
      if (isFramed(signed.clientDataJSON)) return undefined;
      if (userHandle && !userIdOf(known.player_id).equals(Buffer.from(userHandle, 'base64url'))) return undefined;
      const { authenticationInfo, verified } = await orEmpty(
        verifyAuthenticationResponse({
          response: { ...passkey, response: signed, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
          ...expected,
        }),
      );
      return verified && authenticationInfo ? { counter: authenticationInfo.newCounter } : undefined;
    },
  };
}

/** The challenge that a response claims to have signed, not verified yet. */
export function challengeOf(clientData: string): string | undefined {
  const { challenge } = readClientData(clientData);
  return typeof challenge === 'string' ? challenge : undefined;
}

/** Whether it was signed in a frame of another site's page. */
function isFramed(clientData: string): boolean {
  return readClientData(clientData).crossOrigin === true;
}

function readClientData(clientData: string): { readonly challenge?: unknown; readonly crossOrigin?: unknown } {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

/** Returns an empty object if the verification fails, since the library throws. */
async function orEmpty<Result extends object>(verification: Promise<Result>): Promise<Partial<Result>> {
  try {
    return await verification;
  } catch {
    return {};
  }
}

/** The user id that an authenticator stores: the player's id, which reveals nothing about the person. */
function userIdOf(playerId: string): Buffer<ArrayBuffer> {
  return Buffer.from(playerId.replaceAll('-', ''), 'hex');
}

function descriptorOf({ credential_id: id }: PasskeyRow): { id: string } {
  return { id };
}

function wireDescriptor(id: string, transports: readonly string[] = []) {
  return { id, type: 'public-key' as const, ...(transports.length > 0 ? { transports: [...transports] } : {}) };
}
