import { Secret, TOTP } from 'otpauth';
import { expectRefusal, expectThat } from '../check.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { expectEnded } from './players.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const wrongCode = '000000';
const needsPasskey = untestable('needs an authenticator that creates and uses passkeys');
const madeUp = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const };
const unsigned = { ...madeUp, response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' } };

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

type WithApp = { readonly player: Actor; recoveryCodes: readonly string[] };

async function setUp(world: World, player: Actor): Promise<readonly string[]> {
  const { secret } = await world.call('frontStartAuthenticator', { password: player.password }, player);
  return (await world.call('frontConfirmAuthenticator', { code: codeOf(secret) }, player)).recovery_codes;
}

async function newPlayerWithApp(world: World): Promise<WithApp> {
  const player = await world.newPlayer();
  return { player, recoveryCodes: await setUp(world, player) };
}

/** A player with an authenticator app, who confirms each change with an unused recovery code. */
const playerWithApp = (world: World) => world.once('player with an authenticator app', () => newPlayerWithApp(world));

/** A player with an authenticator app, who never confirms anything. */
export const unconfirmedPlayer = async (world: World): Promise<Actor> =>
  (await world.once('player with an authenticator app who confirms nothing', () => newPlayerWithApp(world))).player;

async function confirm(world: World, shared: WithApp): Promise<void> {
  const [code, ...others] = shared.recoveryCodes;
  await world.call('frontConfirmIdentity', { password: shared.player.password, code }, shared.player);
  shared.recoveryCodes = others;
}

export const factorChecks: ChecksOf<
  | 'frontGetFactors'
  | 'frontStartAuthenticator'
  | 'frontConfirmAuthenticator'
  | 'frontRemoveAuthenticator'
  | 'frontNewRecoveryCodes'
  | 'frontGetPasskeyOptions'
  | 'frontAddPasskey'
  | 'frontRenamePasskey'
  | 'frontRemovePasskey'
  | 'frontGetPasskeyLoginOptions'
  | 'frontPasskeyLogin'
  | 'frontConfirmIdentity'
  | 'adminRemoveFactors'
> = {
  frontGetFactors: {
    works: async (world) => {
      const none = await world.call('frontGetFactors', undefined, await world.player());
      expectThat(none.authenticator === null && none.passkeys.length === 0, 'a player without factors');
      const { authenticator } = await world.call('frontGetFactors', undefined, await unconfirmedPlayer(world));
      expectThat(authenticator?.recovery_codes_left === 10, 'an authenticator app with ten recovery codes');
    },
  },
  frontStartAuthenticator: {
    works: async (world) => {
      const player = await world.player();
      const { secret, otpauth_uri: uri } = await world.call('frontStartAuthenticator', { password: player.password }, player);
      expectThat(new URL(uri).searchParams.get('secret') === secret, 'the secret in the otpauth address');
      expectThat((await world.call('frontGetFactors', undefined, player)).authenticator === null, 'no authenticator app before its first code');
    },
    refuses: {
      password_required: async (world) =>
        void expectRefusal(await world.send('frontStartAuthenticator', {}, { as: await world.player() }), 'password_required', 'password'),
      wrong_password: async (world) =>
        void expectRefusal(
          await world.send('frontStartAuthenticator', { password: 'not-the-password' }, { as: await world.player() }),
          'wrong_password',
          'password',
        ),
      identity_required: async (world) => {
        const player = await unconfirmedPlayer(world);
        expectRefusal(await world.send('frontStartAuthenticator', { password: player.password }, { as: player }), 'identity_required');
      },
      conflict: async (world) => {
        const shared = await playerWithApp(world);
        await confirm(world, shared);
        expectRefusal(await world.send('frontStartAuthenticator', {}, { as: shared.player }), 'conflict');
      },
    },
  },
  frontConfirmAuthenticator: {
    works: async (world) => {
      const { recoveryCodes } = await playerWithApp(world);
      expectThat(new Set(recoveryCodes).size > 0, 'recovery codes');
    },
    refuses: {
      wrong_code: async (world) => {
        const player = await world.player();
        await world.call('frontStartAuthenticator', { password: player.password }, player);
        expectRefusal(await world.send('frontConfirmAuthenticator', { code: wrongCode }, { as: player }), 'wrong_code', 'code');
      },
      not_found: async (world) =>
        void expectRefusal(await world.send('frontConfirmAuthenticator', { code: wrongCode }, { as: await world.otherPlayer() }), 'not_found'),
    },
  },
  frontRemoveAuthenticator: {
    works: async (world) => {
      const shared = await playerWithApp(world);
      const { player } = shared;
      await confirm(world, shared);
      await world.call('frontRemoveAuthenticator', undefined, player);
      await world.signIn(player);
      shared.recoveryCodes = await setUp(world, player);
      expectRefusal(await world.send('frontAuthLogin', { username: player.username, password: player.password }), 'code_required', 'code');
    },
    refuses: {
      identity_required: async (world) =>
        void expectRefusal(await world.send('frontRemoveAuthenticator', {}, { as: await unconfirmedPlayer(world) }), 'identity_required'),
      not_found: async (world) =>
        void expectRefusal(await world.send('frontRemoveAuthenticator', {}, { as: await world.otherPlayer() }), 'not_found'),
    },
  },
  frontNewRecoveryCodes: {
    works: async (world) => {
      const shared = await playerWithApp(world);
      await confirm(world, shared);
      const [old] = shared.recoveryCodes;
      shared.recoveryCodes = (await world.call('frontNewRecoveryCodes', undefined, shared.player)).recovery_codes;
      const { username, password } = shared.player;
      expectRefusal(await world.send('frontAuthLogin', { username, password, code: old }), 'wrong_code', 'code');
      await confirm(world, shared);
    },
    refuses: {
      identity_required: async (world) =>
        void expectRefusal(await world.send('frontNewRecoveryCodes', {}, { as: await unconfirmedPlayer(world) }), 'identity_required'),
      not_found: async (world) => void expectRefusal(await world.send('frontNewRecoveryCodes', {}, { as: await world.otherPlayer() }), 'not_found'),
    },
  },
  frontGetPasskeyOptions: {
    works: async (world) => {
      const player = await world.player();
      const getOptions = () => world.call('frontGetPasskeyOptions', { purpose: 'add', password: player.password }, player);
      const [{ creation: first }, { creation: second }] = [await getOptions(), await getOptions()];
      expectThat(first?.authenticatorSelection?.userVerification === 'required', 'options that require user verification');
      expectThat(first?.challenge !== second?.challenge, 'a different challenge each time');
    },
    refuses: {
      password_required: async (world) =>
        void expectRefusal(
          await world.send('frontGetPasskeyOptions', { purpose: 'add' }, { as: await world.player() }),
          'password_required',
          'password',
        ),
      wrong_password: async (world) => {
        const body = { purpose: 'add', password: 'not-the-password' };
        expectRefusal(await world.send('frontGetPasskeyOptions', body, { as: await world.player() }), 'wrong_password', 'password');
      },
      identity_required: async (world) => {
        const player = await unconfirmedPlayer(world);
        const body = { purpose: 'add', password: player.password };
        expectRefusal(await world.send('frontGetPasskeyOptions', body, { as: player }), 'identity_required');
      },
      not_found: async (world) =>
        void expectRefusal(await world.send('frontGetPasskeyOptions', { purpose: 'confirm' }, { as: await world.player() }), 'not_found'),
      conflict: needsPasskey,
    },
  },
  frontAddPasskey: {
    works: needsPasskey,
    refuses: {
      challenge_expired: async (world) => {
        const passkey = { ...madeUp, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
        expectRefusal(await world.send('frontAddPasskey', { passkey }, { as: await world.player() }), 'challenge_expired');
      },
      passkey_refused: needsPasskey,
      conflict: needsPasskey,
      too_long: needsPasskey,
      field_required: needsPasskey,
    },
  },
  frontRenamePasskey: {
    works: needsPasskey,
    refuses: {
      not_found: async (world) =>
        void expectRefusal(await world.send('frontRenamePasskey', { id: unknownId, name: 'x' }, { as: await world.player() }), 'not_found'),
      too_long: async (world) =>
        void expectRefusal(
          await world.send('frontRenamePasskey', { id: unknownId, name: 'x'.repeat(61) }, { as: await world.player() }),
          'too_long',
          'name',
        ),
      field_required: async (world) =>
        void expectRefusal(
          await world.send('frontRenamePasskey', { id: unknownId, name: ' ' }, { as: await world.player() }),
          'field_required',
          'name',
        ),
    },
  },
  frontRemovePasskey: {
    works: needsPasskey,
    refuses: {
      identity_required: async (world) =>
        void expectRefusal(await world.send('frontRemovePasskey', { id: unknownId }, { as: await unconfirmedPlayer(world) }), 'identity_required'),
      not_found: async (world) =>
        void expectRefusal(await world.send('frontRemovePasskey', { id: unknownId }, { as: await world.player() }), 'not_found'),
    },
  },
  frontGetPasskeyLoginOptions: {
    works: async (world) => {
      const { request } = await world.call('frontGetPasskeyLoginOptions', undefined);
      expectThat(request.userVerification === 'required', 'options that require user verification');
      expectThat((request.allowCredentials ?? []).length === 0, 'options without passkeys of any player');
    },
  },
  frontPasskeyLogin: {
    works: needsPasskey,
    refuses: {
      challenge_expired: async (world) => void expectRefusal(await world.send('frontPasskeyLogin', { passkey: unsigned }), 'challenge_expired'),
      passkey_refused: async (world) => {
        const { request } = await world.call('frontGetPasskeyLoginOptions', undefined);
        const client = { type: 'webauthn.get', challenge: request.challenge, origin: 'https://evil.example' };
        const clientDataJSON = Buffer.from(JSON.stringify(client)).toString('base64url');
        const passkey = { ...unsigned, response: { ...unsigned.response, clientDataJSON } };
        expectRefusal(await world.send('frontPasskeyLogin', { passkey }), 'passkey_refused');
      },
      disable_site_access: needsPasskey,
      self_excluded: needsPasskey,
      account_closed: needsPasskey,
      excluded_by_registry: needsPasskey,
      registry_unavailable: needsPasskey,
    },
  },
  frontConfirmIdentity: {
    works: async (world) => confirm(world, await playerWithApp(world)),
    refuses: {
      password_required: async (world) =>
        void expectRefusal(await world.send('frontConfirmIdentity', {}, { as: await world.player() }), 'password_required', 'password'),
      wrong_password: async (world) =>
        void expectRefusal(
          await world.send('frontConfirmIdentity', { password: 'not-the-password' }, { as: await world.player() }),
          'wrong_password',
          'password',
        ),
      code_required: async (world) => {
        const player = await unconfirmedPlayer(world);
        expectRefusal(await world.send('frontConfirmIdentity', { password: player.password }, { as: player }), 'code_required', 'code');
      },
      wrong_code: async (world) => {
        const player = await unconfirmedPlayer(world);
        const proof = { password: player.password, code: wrongCode };
        expectRefusal(await world.send('frontConfirmIdentity', proof, { as: player }), 'wrong_code', 'code');
      },
      challenge_expired: async (world) =>
        void expectRefusal(await world.send('frontConfirmIdentity', { passkey: unsigned }, { as: await world.player() }), 'challenge_expired'),
      passkey_refused: needsPasskey,
    },
  },
  adminRemoveFactors: {
    works: async (world) => {
      const admin = await world.admin();
      const { player } = await newPlayerWithApp(world);
      await world.call('adminRemoveFactors', { id: player.id, reason: 'Conformance' }, admin);
      await expectEnded(world, player);
      await world.signIn(player);
    },
    refuses: {
      not_found: async (world) =>
        void expectRefusal(
          await world.send('adminRemoveFactors', { id: unknownId, reason: 'Conformance' }, { as: await world.admin() }),
          'not_found',
        ),
      field_required: async (world) =>
        void expectRefusal(
          await world.send('adminRemoveFactors', { id: unknownId, reason: ' ' }, { as: await world.admin() }),
          'field_required',
          'reason',
        ),
    },
  },
};
