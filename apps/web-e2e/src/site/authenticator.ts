import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows; `steps` of 30 seconds from now: a code is good once, and that of the next step counts too. */
export const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 });
