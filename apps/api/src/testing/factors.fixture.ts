import { Secret, TOTP } from 'otpauth';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@playfront/api-contract';
import { createSoftPasskey, type Ceremony, type SoftPasskey } from './soft-authenticator.ts';
import type { TestOperator, TestPlayer } from './test-operator.ts';
import { testPassword } from './test-player.ts';

type CallResult = Record<string, unknown> & { readonly status?: number; readonly error?: string; readonly accessToken?: string };

/** The code that an authenticator app shows at a time, `steps` of 30 seconds from it. */
export function codeAt(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
}

/** Common steps of the tests of sign-in factors. */
export function createFactorTools(operator: TestOperator) {
  const ask = async (path: string, body: object = {}, bearer?: string) => (await operator.call(path, body, bearer)).json<CallResult>();
  const login = (player: TestPlayer, code?: string, password = testPassword) =>
    ask('front/auth/login/', { username: player.username, password, ...(code === undefined ? {} : { code }) });

  return {
    ask,
    login,
    /** Advances the clock to the next code, because a used code is refused. */
    nextCode(secret: string): string {
      operator.clock.now = new Date(operator.clock.now.getTime() + 30_000);
      return codeAt(secret, operator.clock.now);
    },
    async setUpAuthenticator(player: TestPlayer): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret } = (await ask('front/start_authenticator', { password: testPassword }, player.bearer)) as { secret: string };
      const confirmed = await ask('front/confirm_authenticator', { code: codeAt(secret, operator.clock.now) }, player.bearer);
      return { secret, recoveryCodes: confirmed.recovery_codes as string[] };
    },
    async creationOptions(player: TestPlayer): Promise<PasskeyCreationOptions> {
      const response = await ask('front/get_passkey_options', { purpose: 'add', password: testPassword }, player.bearer);
      return response.creation as PasskeyCreationOptions;
    },
    async addPasskey(player: TestPlayer, ceremony?: Ceremony): Promise<{ id: string; passkey: SoftPasskey }> {
      const passkey = createSoftPasskey(await this.creationOptions(player), ceremony);
      const added = await ask('front/add_passkey', { passkey: passkey.attestation, name: 'Laptop' }, player.bearer);
      return { id: (added.passkey as { id: string }).id, passkey };
    },
    loginOptions: async () => (await ask('front/get_passkey_login_options')).request as PasskeyRequestOptions,
    confirmOptions: async (player: TestPlayer) =>
      (await ask('front/get_passkey_options', { purpose: 'confirm' }, player.bearer)).request as PasskeyRequestOptions,
  };
}
