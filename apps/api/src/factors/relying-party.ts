import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@playfront/api-contract';
import { providerNameOf } from './passkey-providers.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** Ed25519, ES256, RS256: what authenticators have, and every Node that we run on verifies. */
const algorithms = [-8, -7, -257];

export type Verified = { readonly counter: number };
export type MadePasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly isSynced: boolean;
  /** Empty where the authenticator does not say who made it. */
  readonly provider: string;
};

/** The site in terms of WebAuthn: what it asks of authenticators, and which of their signatures it accepts. */
export type RelyingParty = {
  creationOptions(player: { id: string; username: string }, known: readonly PasskeyRow[]): Promise<PasskeyCreationOptions>;
  /** `known`: the passkeys it may be; any of the site for none. */
  requestOptions(known: readonly PasskeyRow[]): Promise<PasskeyRequestOptions>;
  /** `undefined` for anything that does not hold: origin, challenge, user verification, format. */
  verifyAttestation(passkey: PasskeyAttestation, challenge: string): Promise<MadePasskey | undefined>;
  verifyAssertion(passkey: PasskeyAssertion, challenge: string, known: PasskeyRow): Promise<Verified | undefined>;
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
      const { registrationInfo: info } = await orRefused(
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
      const { authenticationInfo, verified } = await orRefused(
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

/** The challenge that a response says it signed; it is the verification that believes it. */
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

/** The library throws for whatever does not hold. */
async function orRefused<Result extends object>(verification: Promise<Result>): Promise<Partial<Result>> {
  try {
    return await verification;
  } catch {
    return {};
  }
}

/** What an authenticator stores as the user: the player's id, which says nothing of the person. */
function userIdOf(playerId: string): Buffer<ArrayBuffer> {
  return Buffer.from(playerId.replaceAll('-', ''), 'hex');
}

function descriptorOf({ credential_id: id }: PasskeyRow): { id: string } {
  return { id };
}

function wireDescriptor(id: string, transports: readonly string[] = []) {
  return { id, type: 'public-key' as const, ...(transports.length > 0 ? { transports: [...transports] } : {}) };
}
