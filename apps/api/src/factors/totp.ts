import { codePeriodSeconds } from '@playfront/api-contract';
import { Secret, TOTP } from 'otpauth';

/** Steps that the clock of a phone may be off, either way. */
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

/** The time step whose code this is, if it is that of now or a neighbour. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / (codePeriodSeconds * 1000)) + delta;
}
