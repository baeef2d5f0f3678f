import { randomBytes } from 'node:crypto';
import { answerOf, expectRefusal, expectThat } from '../check.ts';
import type { Reply } from '../reply.ts';
import type { Actor, World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { confirmMail, mailedToken } from './mailed-token.ts';
import { expectEnded, forgetfulPlayer, needsStrongPasswords } from './players.ts';

const newPassword = () => randomBytes(9).toString('base64url');
const mailWords = (text: string) => ({ title: 'Conformance', text });
const needsTime = cannot('needs a link that has expired');
const needsDeactivation = cannot('needs an account whose activation the operator has undone');
const needsBarredAddress = cannot('needs an address that the operator bars');

const asReset = (actor: Actor) => ({ username: actor.username, email: actor.email, ...mailWords('A link to choose another password.') });

/** A player who has been mailed a link to choose a password, and its token. `kept.actor` must be replaced once the password changes. */
async function mailedReset(world: World) {
  world.mailbox();
  const kept = await forgetfulPlayer(world);
  await confirmMail(world, kept.actor);
  const token = await mailedToken(world, kept.actor.email, 'a link to choose a password', () =>
    world.ask('frontResetPlayerPassword', asReset(kept.actor)),
  );
  return { kept, token };
}

/** Tries to choose a password with a token that is good, and stays good when it is refused. */
async function confirmWith(world: World, password: string): Promise<Reply> {
  const { token } = await mailedReset(world);
  return world.send('frontResetPasswordConfirm', { token, password });
}

/** An operator that conceals its accounts answers 1 to everybody. */
async function expectRefusalOrSilence(reply: Reply, key: 'failed_reset_password' | 'failed_send_username') {
  if (reply.text.includes(key)) expectRefusal(reply, key);
  else answerOf(key === 'failed_reset_password' ? 'frontResetPlayerPassword' : 'frontSendPlayerUsername', reply);
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
  frontGetResetLink: {
    works: async (world) => {
      const { kept, token } = await mailedReset(world);
      const link = await world.ask('frontGetResetLink', { token });
      expectThat(link.state === 'valid' && link.username === kept.actor.username, 'a valid link, and whose it is');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontGetResetLink', { token: newPassword() }), 'invalid_token'),
      field_required: async (world) => void expectRefusal(await world.send('frontGetResetLink', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResetPasswordConfirm: {
    works: async (world) => {
      const { kept, token } = await mailedReset(world);
      const { actor } = kept;
      const password = newPassword();
      const { username } = await world.ask('frontResetPasswordConfirm', { token, password });
      expectThat(username === actor.username, 'whose password it is');
      await expectEnded(world, actor);
      kept.actor = await world.signIn({ username: actor.username, password });
      const link = await world.ask('frontGetResetLink', { token });
      expectThat(link.state === 'used' && link.username === '', 'a used link, which no longer names its player');
    },
    refuses: {
      token_expired: needsTime,
      token_used: async (world) => {
        const { kept, token } = await mailedReset(world);
        const body = { token, password: newPassword() };
        await world.ask('frontResetPasswordConfirm', body);
        kept.actor = await world.signIn({ username: kept.actor.username, password: body.password });
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
      const stranger = await world.stranger();
      const { email, username } = stranger;
      world.mailbox();
      await confirmMail(world, stranger);
      await world.ask('frontSendPlayerUsername', { email, ...mailWords('Your username.') });
      await world.mailbox().find(email, 'the username', ({ text }) => text.includes(username));
    },
    refuses: {
      failed_send_username: async (world) => {
        const body = { email: `conf-${randomBytes(8).toString('hex')}@example.com`, ...mailWords('') };
        await expectRefusalOrSilence(await world.send('frontSendPlayerUsername', body), 'failed_send_username');
      },
      disable_site_access: needsBarredAddress,
      field_required: async (world) => void expectRefusal(await world.send('frontSendPlayerUsername', { email: '' }), 'field_required', 'email'),
      email_validation: async (world) =>
        void expectRefusal(await world.send('frontSendPlayerUsername', { email: 'none' }), 'email_validation', 'email'),
    },
  },
  frontActivatePlayer: {
    works: async (world) => {
      world.mailbox();
      const player = await world.stranger();
      const mailed = await confirmMail(world, player);
      const { activated } = await world.ask('frontAuthPlayer', undefined, player);
      expectThat(activated, 'a player who is activated');
      if (!mailed) return;
      const { outcome } = await world.ask('frontActivatePlayer', { token: mailed });
      expectThat(outcome === 'already_activated', 'already_activated for a link that was used');
      const again = await world.ask('frontResendActivation', undefined, player);
      expectThat(again.outcome === 'already_activated', 'already_activated where nothing is mailed');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontActivatePlayer', { token: newPassword() }), 'invalid_token'),
      token_expired: needsTime,
      token_used: needsDeactivation,
      field_required: async (world) => void expectRefusal(await world.send('frontActivatePlayer', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResendActivation: {
    works: async (world) => void (await world.ask('frontResendActivation', undefined, await world.player())),
  },
};
