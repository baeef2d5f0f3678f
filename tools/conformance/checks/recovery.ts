import { randomBytes } from 'node:crypto';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import type { Reply } from '../reply.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { confirmMail, mailedToken } from './mailed-token.ts';
import { expectEnded, forgetfulPlayer, needsStrongPasswords } from './players.ts';

const newPassword = () => randomBytes(9).toString('base64url');
const mailText = (text: string) => ({ title: 'Conformance', text });
const needsTime = untestable('needs an expired link');
const needsDeactivation = untestable('needs an account that the operator has deactivated');
const needsBlockedIp = untestable('needs an IP address that the operator blocks');

const asReset = (actor: Actor) => ({ username: actor.username, email: actor.email, ...mailText('A link to choose a new password.') });

/** A player with a mailed link to choose a new password, and its token. After a change of the password, `shared.actor` must be replaced. */
async function mailedReset(world: World) {
  world.mailbox();
  const shared = await forgetfulPlayer(world);
  await confirmMail(world, shared.actor);
  const token = await mailedToken(world, shared.actor.email, 'a link to choose a password', () =>
    world.call('frontResetPlayerPassword', asReset(shared.actor)),
  );
  return { shared, token };
}

/** Sends a new password with a valid token, which stays valid if the password is refused. */
async function confirmWith(world: World, password: string): Promise<Reply> {
  const { token } = await mailedReset(world);
  return world.send('frontResetPasswordConfirm', { token, password });
}

/** An operator that does not reveal accounts responds with success in any case. */
async function expectRefusalOrSilence(reply: Reply, key: 'failed_reset_password' | 'failed_send_username') {
  if (reply.text.includes(key)) expectRefusal(reply, key);
  else responseOf(key === 'failed_reset_password' ? 'frontResetPlayerPassword' : 'frontSendPlayerUsername', reply);
}

export const recoveryChecks: ChecksOf<
  | 'frontResetPlayerPassword'
  | 'frontGetResetLink'
  | 'frontResetPasswordConfirm'
  | 'frontSendPlayerUsername'
  | 'frontActivatePlayer'
  | 'frontResendActivation'
> = {
  frontResetPlayerPassword: {
    works: async (world) => void (await world.call('frontResetPlayerPassword', asReset(await world.otherPlayer()))),
    refuses: {
      failed_reset_password: async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        const body = { ...asReset(player), email: otherPlayer.email };
        await expectRefusalOrSilence(await world.send('frontResetPlayerPassword', body), 'failed_reset_password');
      },
      disable_site_access: needsBlockedIp,
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
  frontGetResetLink: {
    works: async (world) => {
      const { shared, token } = await mailedReset(world);
      const link = await world.call('frontGetResetLink', { token });
      expectThat(link.state === 'valid' && link.username === shared.actor.username, 'a valid link with its username');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontGetResetLink', { token: newPassword() }), 'invalid_token'),
      field_required: async (world) => void expectRefusal(await world.send('frontGetResetLink', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResetPasswordConfirm: {
    works: async (world) => {
      const { shared, token } = await mailedReset(world);
      const { actor } = shared;
      const password = newPassword();
      const { username } = await world.call('frontResetPasswordConfirm', { token, password });
      expectThat(username === actor.username, 'the username of the player');
      await expectEnded(world, actor);
      shared.actor = await world.signIn({ username: actor.username, password });
      const link = await world.call('frontGetResetLink', { token });
      expectThat(link.state === 'used' && link.username === '', 'a used link without a username');
    },
    refuses: {
      token_expired: needsTime,
      token_used: async (world) => {
        const { shared, token } = await mailedReset(world);
        const body = { token, password: newPassword() };
        await world.call('frontResetPasswordConfirm', body);
        shared.actor = await world.signIn({ username: shared.actor.username, password: body.password });
        expectRefusal(await world.send('frontResetPasswordConfirm', { ...body, password: newPassword() }), 'token_used');
      },
      invalid_token: async (world) => {
        const body = { token: newPassword(), password: newPassword() };
        expectRefusal(await world.send('frontResetPasswordConfirm', body), 'invalid_token');
      },
      password_validation: async (world) => {
        expectRefusal(await world.send('frontResetPasswordConfirm', { token: newPassword(), password: 'x' }), 'password_validation', 'password');
      },
      password_not_allowed: async (world) => {
        expectRefusal(await confirmWith(world, '     '), 'password_not_allowed', 'password');
      },
      password_too_weak: async (world) => {
        await needsStrongPasswords(world);
        expectRefusal(await confirmWith(world, 'sunshine1'), 'password_too_weak', 'password');
      },
      field_required: async (world) => {
        expectRefusal(await world.send('frontResetPasswordConfirm', { token: newPassword(), password: '' }), 'field_required', 'password');
      },
    },
  },
  frontSendPlayerUsername: {
    works: async (world) => {
      const otherPlayer = await world.otherPlayer();
      const { email, username } = otherPlayer;
      world.mailbox();
      await confirmMail(world, otherPlayer);
      await world.call('frontSendPlayerUsername', { email, ...mailText('Your username.') });
      await world.mailbox().find(email, 'the username', ({ text }) => text.includes(username));
    },
    refuses: {
      failed_send_username: async (world) => {
        const body = { email: `conf-${randomBytes(8).toString('hex')}@example.com`, ...mailText('') };
        await expectRefusalOrSilence(await world.send('frontSendPlayerUsername', body), 'failed_send_username');
      },
      disable_site_access: needsBlockedIp,
      field_required: async (world) => void expectRefusal(await world.send('frontSendPlayerUsername', { email: '' }), 'field_required', 'email'),
      email_validation: async (world) =>
        void expectRefusal(await world.send('frontSendPlayerUsername', { email: 'none' }), 'email_validation', 'email'),
    },
  },
  frontActivatePlayer: {
    works: async (world) => {
      world.mailbox();
      const player = await world.otherPlayer();
      const mailed = await confirmMail(world, player);
      const { activated } = await world.call('frontAuthPlayer', undefined, player);
      expectThat(activated, 'an activated player');
      if (!mailed) return;
      const { outcome } = await world.call('frontActivatePlayer', { token: mailed });
      expectThat(outcome === 'already_activated', 'already_activated for a used link');
      const again = await world.call('frontResendActivation', undefined, player);
      expectThat(again.outcome === 'already_activated', 'already_activated, without a mail');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontActivatePlayer', { token: newPassword() }), 'invalid_token'),
      token_expired: needsTime,
      token_used: needsDeactivation,
      field_required: async (world) => void expectRefusal(await world.send('frontActivatePlayer', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResendActivation: {
    works: async (world) => void (await world.call('frontResendActivation', undefined, await world.player())),
  },
};
