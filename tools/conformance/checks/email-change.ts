import { randomBytes } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { confirmMail, mailedToken } from './mailed-token.ts';
import { expectEnded } from './players.ts';

const needsTime = untestable('needs an expired link');
const madeUp = () => randomBytes(32).toString('base64url');
const newAddress = () => `conf-${randomBytes(6).toString('hex')}@example.com`;

/** A player with a confirmed email address who has requested another one. */
async function movingPlayer(world: World): Promise<{ actor: Actor; email: string; confirmToken: string; undoToken: string }> {
  world.mailbox();
  const actor = await world.newPlayer();
  await confirmMail(world, actor);
  const email = newAddress();
  let confirmToken = '';
  const undoToken = await mailedToken(world, actor.email, 'a link that undoes the change', async () => {
    confirmToken = await mailedToken(world, email, 'a link that confirms the address', () =>
      world.call('frontUpdateProfile', { email, password: actor.password }, actor),
    );
  });
  return { actor, email, confirmToken, undoToken };
}

const profile = async (world: World, actor: Actor) => (await world.call('frontGetPlayerProfile', undefined, actor)).player;

export const emailChangeChecks: ChecksOf<
  'frontGetEmailChangeLink' | 'frontConfirmEmailChange' | 'frontUndoEmailChange' | 'frontResendEmailChange' | 'frontCancelEmailChange'
> = {
  frontGetEmailChangeLink: {
    works: async (world) => {
      const { confirmToken, undoToken } = await movingPlayer(world);
      const stateOf = async (token: string, purpose: 'confirm' | 'undo') => (await world.call('frontGetEmailChangeLink', { token, purpose })).state;
      expectThat((await stateOf(confirmToken, 'confirm')) === 'valid' && (await stateOf(undoToken, 'undo')) === 'valid', 'two valid links');
      await world.call('frontConfirmEmailChange', { token: confirmToken });
      expectThat((await stateOf(confirmToken, 'confirm')) === 'done', 'done for a confirmed address');
      await world.call('frontUndoEmailChange', { token: undoToken });
      expectThat((await stateOf(undoToken, 'undo')) === 'done', 'done for an undone change');
    },
    refuses: {
      invalid_token: async (world) => {
        expectRefusal(await world.send('frontGetEmailChangeLink', { token: madeUp(), purpose: 'confirm' }), 'invalid_token');
      },
      field_required: async (world) => {
        expectRefusal(await world.send('frontGetEmailChangeLink', { token: '', purpose: 'confirm' }), 'field_required', 'token');
      },
    },
  },
  frontConfirmEmailChange: {
    works: async (world) => {
      const { actor, email, confirmToken } = await movingPlayer(world);
      const { outcome } = await world.call('frontConfirmEmailChange', { token: confirmToken });
      const { email: now, pending_email: pending } = await profile(world, actor);
      expectThat(outcome === 'confirmed' && now === email && !pending, `${email} as the address`);
      const again = await world.call('frontConfirmEmailChange', { token: confirmToken });
      expectThat(again.outcome === 'already_confirmed', 'already_confirmed for a used link');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontConfirmEmailChange', { token: madeUp() }), 'invalid_token'),
      token_expired: needsTime,
      token_used: async (world) => {
        const { actor, confirmToken } = await movingPlayer(world);
        await world.call('frontCancelEmailChange', undefined, actor);
        expectRefusal(await world.send('frontConfirmEmailChange', { token: confirmToken }), 'token_used');
      },
      field_required: async (world) => void expectRefusal(await world.send('frontConfirmEmailChange', { token: '' }), 'field_required', 'token'),
    },
  },
  frontUndoEmailChange: {
    works: async (world) => {
      const { actor, confirmToken, undoToken } = await movingPlayer(world);
      await world.call('frontConfirmEmailChange', { token: confirmToken });
      const { outcome, reset_token: token } = await world.call('frontUndoEmailChange', { token: undoToken });
      expectThat(outcome === 'undone', 'undone');
      await expectEnded(world, actor);
      expectRefusal(await world.send('frontAuthLogin', { username: actor.username, password: actor.password }), 'failed_login');
      const password = randomBytes(9).toString('base64url');
      await world.call('frontResetPasswordConfirm', { token, password });
      const owner = await world.signIn({ username: actor.username, password });
      const { email } = await profile(world, owner);
      expectThat(email === actor.email, `${actor.email} as the address again`);
      const again = await world.call('frontUndoEmailChange', { token: undoToken });
      expectThat(again.outcome === 'already_undone', 'already_undone for a used link');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontUndoEmailChange', { token: madeUp() }), 'invalid_token'),
      token_expired: needsTime,
      field_required: async (world) => void expectRefusal(await world.send('frontUndoEmailChange', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResendEmailChange: {
    works: async (world) => void (await world.call('frontResendEmailChange', undefined, await world.player())),
  },
  frontCancelEmailChange: {
    works: async (world) => {
      const { actor } = await movingPlayer(world);
      await world.call('frontCancelEmailChange', undefined, actor);
      const { pending_email: pending } = await profile(world, actor);
      expectThat(!pending, 'no pending address');
    },
  },
};
