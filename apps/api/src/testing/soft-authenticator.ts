import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@playfront/api-contract';

/** The data that browser and authenticator sign; a test changes those that must be refused. */
export type Ceremony = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly challenge?: string;
};

/** A passkey in memory: ES256, without attestation, as a browser returns it. */
export type SoftPasskey = {
  readonly attestation: PasskeyAttestation;
  sign(options: PasskeyRequestOptions, ceremony?: Ceremony): PasskeyAssertion;
};

const site = { origin: 'https://play.example', rpId: 'play.example' };

export function createSoftPasskey({ challenge, user }: PasskeyCreationOptions, ceremony: Ceremony = {}): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const key = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(key.x ?? '', 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(key.y ?? '', 'base64url')),
  ]);
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  const attestationObject = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(authenticatorData(ceremony, 0, credential)),
  ]);
  const names = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  let counter = 0;

  return {
    attestation: {
      ...names,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, ceremony).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    },
    sign(options, ceremonyOfUse = {}) {
      counter += 1;
      const data = authenticatorData(ceremonyOfUse, counter);
      const client = clientData('webauthn.get', options.challenge, ceremonyOfUse);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...names,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: ceremonyOfUse.userHandle ?? user.id,
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, ceremony: Ceremony): Buffer {
  const { origin = site.origin, crossOrigin = false } = ceremony;
  return Buffer.from(JSON.stringify({ type: ceremony.type ?? type, challenge: ceremony.challenge ?? challenge, origin, crossOrigin }));
}

/** User present, and verified unless the ceremony says otherwise; with the new credential at registration. */
function authenticatorData(ceremony: Ceremony, counter: number, credential?: Buffer): Buffer {
  const flags = 0x01 | (ceremony.isUserVerified === false ? 0 : 0x04) | (credential ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(ceremony.counter ?? counter);
  const rpIdHash = createHash('sha256')
    .update(ceremony.rpId ?? site.rpId)
    .digest();
  return Buffer.concat([rpIdHash, Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
}

/** A byte string in CBOR. */
function cborBytes(content: Buffer): Buffer {
  const head =
    content.length < 24
      ? [0x40 + content.length]
      : content.length < 256
        ? [0x58, content.length]
        : [0x59, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

/** A short text in CBOR. */
function cborText(content: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + content.length]), Buffer.from(content)]);
}
