import { codePeriodSeconds } from '@playfront/api-contract';
import { Secret, TOTP } from 'otpauth';

/** Time steps by which a phone's clock may differ, in either direction. */
const drift = 1;
const secretBytes = 20;
const digits = 6;

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits, period: codePeriodSeconds });
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, site: string, username: string): string {
  return totpOf(secret, { issuer: site, label: username }).toString();
}

/** The time step of a code: the current one or one beside it, or undefined if it matches neither. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / (codePeriodSeconds * 1000)) + delta;
}
