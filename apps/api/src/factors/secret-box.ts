import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what the operator must read again, and hashes what it only compares, with secrets that are not in the database. */
export type SecretBox = {
  /** The result opens only with the same `owner`. */
  seal(text: string, owner: string): Buffer;
  /** Throws if the value was sealed with none of the secrets, or for another owner. */
  open(sealed: Buffer, owner: string): string;
  /** With the current secret. */
  hash(text: string, owner: string): Buffer;
  /** With each of the secrets, the current one first. */
  hashes(text: string, owner: string): Buffer[];
};

const nonceLength = 12;
const tagLength = 16;

/** `secrets`: the current one first; earlier ones still open values that were sealed with them. */
export function createSecretBox(secrets: readonly [string, ...string[]]): SecretBox {
  const derive = (use: string) => secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `playfront ${use}`, 32)));
  const [encryptionKeys, hashKeys] = [derive('factor encryption'), derive('factor hashing')];

  const hashes = (text: string, owner: string) => hashKeys.map((key) => createHmac('sha256', key).update(`${owner}\n${text}`).digest());

  function openWith(key: Buffer, sealed: Buffer, owner: string): string | undefined {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-tagLength));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', encryptionKeys[0] ?? '', nonce, { authTagLength: tagLength }).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner) {
      for (const key of encryptionKeys) {
        const text = openWith(key, sealed, owner);
        if (text !== undefined) return text;
      }
      throw new Error('FACTOR_SECRET does not open a stored secret: the one that it was stored with is missing');
    },
    hash: (text, owner) => hashes(text, owner)[0] ?? Buffer.alloc(0),
    hashes,
  };
}
