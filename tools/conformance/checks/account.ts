import { randomBytes, randomUUID } from 'node:crypto';
import { answerOf, expectRefusal, expectThat } from '../check.ts';
import { tokenIn } from '../mailbox.ts';
import type { Actor, World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { forgetfulPlayer } from './players.ts';

const newPassword = () => randomBytes(9).toString('base64url');
const wordless = (text: string) => ({ title: 'Conformance', text });
const needsBarredAddress = cannot('needs an address that the operator bars');

/** Fails unless a token holds no more. */
async function expectEnded(world: World, session: { readonly bearer: string }): Promise<void> {
  expectRefusal(await world.send('frontAuthPlayer', undefined, { as: session }), 'unauthorized');
}

const update = (world: World, actor: Actor, changes: Readonly<Record<string, unknown>>) => world.send('frontUpdateProfile', changes, { as: actor });

export const accountChecks: ChecksOf<
  | 'frontGetPlayerProfile'
  | 'frontUpdateProfile'
  | 'frontUpdatePlayerPassword'
  | 'frontGetPlayerSessions'
  | 'frontEndPlayerSession'
  | 'adminSetPlayerStatus'
> = {
  frontGetPlayerProfile: {
    works: async (world) => {
      const player = await world.player();
      const { player: profile } = await world.ask('frontGetPlayerProfile', undefined, player);
      expectThat(profile.id === player.id && profile.username === player.username, `the profile of ${player.username}`);
    },
  },
  frontUpdateProfile: {
    works: async (world) => {
      const player = await world.player();
      const read = async () => (await world.ask('frontGetPlayerProfile', undefined, player)).player;
      const before = await read();
      const city = `Oulu ${randomBytes(3).toString('hex')}`;
      await world.ask('frontUpdateProfile', { city, notify_newletter: true }, player);
      const after = await read();
      expectThat(after.city === city && after.notify_newletter, `the city ${city} and the newsletter in the profile`);
      expectThat(after.address === before.address && after.email === before.email, 'a profile whose other fields stay');
    },
    refuses: {
      field_required: async (world) => void expectRefusal(await update(world, await world.player(), { city: ' ' }), 'field_required', 'city'),
      email_validation: async (world) => void expectRefusal(await update(world, await world.player(), { email: 'none' }), 'email_validation', 'email'),
      phone_number_validation: async (world) =>
        void expectRefusal(await update(world, await world.player(), { phone_number: 'none' }), 'phone_number_validation', 'phone_number'),
      phone_number_length_check: async (world) =>
        void expectRefusal(await update(world, await world.player(), { phone_number: '+358' }), 'phone_number_length_check', 'phone_number'),
    },
    also: {
      'username, birthday, country and currency do not change': async (world) => {
        const player = await world.player();
        const read = async () => (await world.ask('frontGetPlayerProfile', undefined, player)).player;
        const before = await read();
        await update(world, player, { username: 'conf-other', birthday: '1970-01-01', country: 'SE', currency: 'SEK' });
        const after = await read();
        for (const field of ['username', 'birthday', 'country', 'currency'] as const)
          expectThat(after[field] === before[field], `${field} ${before[field]}; it is ${after[field]}`);
      },
    },
  },
  frontUpdatePlayerPassword: {
    works: async (world) => {
      const kept = await forgetfulPlayer(world);
      const { actor } = kept;
      const elsewhere = await world.signIn(actor);
      const password = newPassword();
      await world.ask('frontUpdatePlayerPassword', { old_password: actor.password, password }, actor);
      await world.ask('frontAuthPlayer', undefined, actor);
      await expectEnded(world, elsewhere);
      kept.actor = await world.signIn({ username: actor.username, password });
      expectRefusal(await world.send('frontAuthLogin', { username: actor.username, password: actor.password }), 'failed_login');
    },
    refuses: {
      wrong_old_password: async (world) => {
        const body = { old_password: 'not-the-password', password: newPassword() };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: await world.player() }), 'wrong_old_password');
      },
      password_validation: async (world) => {
        const player = await world.player();
        const body = { old_password: player.password, password: 'x' };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: player }), 'password_validation', 'password');
      },
      field_required: async (world) => {
        const body = { old_password: '', password: newPassword() };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: await world.player() }), 'field_required', 'old_password');
      },
    },
  },
  frontGetPlayerSessions: {
    works: async (world) => {
      const player = await world.player();
      const other = await world.signIn(player);
      const { sessions } = await world.ask('frontGetPlayerSessions', undefined, other);
      expectThat(sessions.length >= 2, 'both sign-ins of the player');
      expectThat(sessions.filter((session) => session.is_current).length === 1, 'one sign-in that is the current one');
      await world.ask('frontLogout', undefined, other);
    },
  },
  frontEndPlayerSession: {
    works: async (world) => {
      const player = await world.player();
      const other = await world.signIn(player);
      const { sessions } = await world.ask('frontGetPlayerSessions', undefined, other);
      const current = sessions.find((session) => session.is_current);
      await world.ask('frontEndPlayerSession', { id: current?.id ?? '' }, player);
      await expectEnded(world, other);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('frontEndPlayerSession', { id: randomUUID() }, { as: await world.player() }), 'not_found');
      },
    },
    also: {
      "another player's is not found": async (world) => {
        const [player, stranger] = [await world.player(), await world.stranger()];
        const { sessions } = await world.ask('frontGetPlayerSessions', undefined, stranger);
        expectRefusal(await world.send('frontEndPlayerSession', { id: sessions[0]?.id }, { as: player }), ['not_found', 'forbidden']);
        await world.ask('frontAuthPlayer', undefined, stranger);
      },
    },
  },
  adminSetPlayerStatus: {
    works: async (world) => {
      const [admin, player] = [await world.admin(), await world.newPlayer()];
      await world.ask('adminSetPlayerStatus', { id: player.id, status: 'blocked' }, admin);
      expectRefusal(await world.send('frontAuthPlayer', undefined, { as: player }), ['unauthorized', 'disable_site_access']);
      await world.ask('adminSetPlayerStatus', { id: player.id, status: 'active' }, admin);
      await world.signIn(player);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminSetPlayerStatus', { id: randomUUID(), status: 'active' }, { as: await world.admin() }), 'not_found');
      },
    },
    also: {
      'an admin cannot be locked out by the own hand': async (world) => {
        const admin = await world.admin();
        expectRefusal(await world.send('adminSetPlayerStatus', { id: admin.id, status: 'blocked' }, { as: admin }), 'forbidden');
      },
    },
  },
};

const token = async (world: World, address: string, what: string, earlier: ReadonlySet<string | undefined>): Promise<string> => {
  const mail = await world.mailbox().find(address, what, (found) => tokenIn(found) !== undefined && !earlier.has(tokenIn(found)));
  return tokenIn(mail) ?? '';
};

/** Has a mail with a link sent and answers the token in it. */
async function mailedToken(world: World, address: string, what: string, send: () => Promise<unknown>): Promise<string> {
  const earlier = new Set((await world.mailbox().read(address)).map(tokenIn));
  await send();
  return token(world, address, what, earlier);
}

const asReset = (actor: Actor) => ({ username: actor.username, email: actor.email, ...wordless('A link to choose another password.') });

/** An operator that conceals its accounts answers 1 to everybody. */
async function expectRefusalOrSilence(reply: Awaited<ReturnType<World['send']>>, key: 'failed_reset_password' | 'failed_send_username') {
  if (reply.text.includes(key)) expectRefusal(reply, key);
  else answerOf(key === 'failed_reset_password' ? 'frontResetPlayerPassword' : 'frontSendPlayerUsername', reply);
}

export const recoveryChecks: ChecksOf<
  'frontResetPlayerPassword' | 'frontResetPasswordConfirm' | 'frontSendPlayerUsername' | 'frontActivatePlayer' | 'frontResendActivation'
> = {
  frontResetPlayerPassword: {
    works: async (world) => void (await world.ask('frontResetPlayerPassword', asReset(await world.stranger()))),
    refuses: {
      failed_reset_password: async (world) => {
        const [player, stranger] = [await world.player(), await world.stranger()];
        const body = { ...asReset(player), email: stranger.email };
        await expectRefusalOrSilence(await world.send('frontResetPlayerPassword', body), 'failed_reset_password');
      },
      disable_site_access: needsBarredAddress,
      field_required: async (world) => {
        const body = { ...asReset(await world.player()), username: '' };
        expectRefusal(await world.send('frontResetPlayerPassword', body), 'field_required', 'username');
      },
      email_validation: async (world) => {
        const body = { ...asReset(await world.player()), email: 'none' };
        expectRefusal(await world.send('frontResetPlayerPassword', body), 'email_validation', 'email');
      },
    },
  },
  frontResetPasswordConfirm: {
    works: async (world) => {
      world.mailbox();
      const kept = await forgetfulPlayer(world);
      const { actor } = kept;
      const mailed = await mailedToken(world, actor.email, 'a link to choose a password', () => world.ask('frontResetPlayerPassword', asReset(actor)));
      const password = newPassword();
      await world.ask('frontResetPasswordConfirm', { token: mailed, password });
      await expectEnded(world, actor);
      kept.actor = await world.signIn({ username: actor.username, password });
      const again = await world.send('frontResetPasswordConfirm', { token: mailed, password: newPassword() });
      expectRefusal(again, 'invalid_token');
    },
    refuses: {
      invalid_token: async (world) => {
        const body = { token: newPassword(), password: newPassword() };
        expectRefusal(await world.send('frontResetPasswordConfirm', body), 'invalid_token');
      },
      password_validation: async (world) => {
        expectRefusal(await world.send('frontResetPasswordConfirm', { token: newPassword(), password: 'x' }), 'password_validation', 'password');
      },
      field_required: async (world) => {
        expectRefusal(await world.send('frontResetPasswordConfirm', { token: newPassword(), password: '' }), 'field_required', 'password');
      },
    },
  },
  frontSendPlayerUsername: {
    works: async (world) => {
      const { email, username } = await world.stranger();
      await world.ask('frontSendPlayerUsername', { email, ...wordless('Your username.') });
      await world.mailbox().find(email, 'the username', ({ text }) => text.includes(username));
    },
    refuses: {
      failed_send_username: async (world) => {
        const body = { email: `conf-${randomBytes(8).toString('hex')}@example.com`, ...wordless('') };
        await expectRefusalOrSilence(await world.send('frontSendPlayerUsername', body), 'failed_send_username');
      },
      disable_site_access: needsBarredAddress,
      field_required: async (world) => void expectRefusal(await world.send('frontSendPlayerUsername', { email: '' }), 'field_required', 'email'),
      email_validation: async (world) => void expectRefusal(await world.send('frontSendPlayerUsername', { email: 'none' }), 'email_validation', 'email'),
    },
  },
  frontActivatePlayer: {
    works: async (world) => {
      world.mailbox();
      const player = await world.stranger();
      const mailed = await mailedToken(world, player.email, 'an activation link', () => world.ask('frontResendActivation', undefined, player));
      await world.ask('frontActivatePlayer', { token: mailed });
      const { activated } = await world.ask('frontAuthPlayer', undefined, player);
      expectThat(activated, 'a player who is activated');
      await world.ask('frontActivatePlayer', { token: mailed });
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontActivatePlayer', { token: newPassword() }), 'invalid_token'),
      field_required: async (world) => void expectRefusal(await world.send('frontActivatePlayer', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResendActivation: {
    works: async (world) => void (await world.ask('frontResendActivation', undefined, await world.player())),
  },
};
