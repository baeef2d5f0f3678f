import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows in `steps` × 30 seconds. Each code works once; the code of the next step is accepted, too. */
export const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 });
