import { randomBytes } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { Actor, World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { confirmMail, mailedToken } from './mailed-token.ts';
import { expectEnded } from './players.ts';

const needsTime = cannot('needs a link that has expired');
const madeUp = () => randomBytes(32).toString('base64url');
const newAddress = () => `conf-${randomBytes(6).toString('hex')}@example.com`;

/** A player who confirmed the mail address, and asked for another. */
async function movingPlayer(world: World): Promise<{ actor: Actor; email: string; confirmToken: string; undoToken: string }> {
  world.mailbox();
  const actor = await world.newPlayer();
  await confirmMail(world, actor);
  const email = newAddress();
  let confirmToken = '';
  const undoToken = await mailedToken(world, actor.email, 'a link that undoes the change', async () => {
    confirmToken = await mailedToken(world, email, 'a link that confirms the address', () =>
      world.ask('frontUpdateProfile', { email, password: actor.password }, actor),
    );
  });
  return { actor, email, confirmToken, undoToken };
}

const profile = async (world: World, actor: Actor) => (await world.ask('frontGetPlayerProfile', undefined, actor)).player;

export const emailChangeChecks: ChecksOf<
  'frontGetEmailChangeLink' | 'frontConfirmEmailChange' | 'frontUndoEmailChange' | 'frontResendEmailChange' | 'frontCancelEmailChange'
> = {
  frontGetEmailChangeLink: {
    works: async (world) => {
      const { confirmToken, undoToken } = await movingPlayer(world);
      const stateOf = async (token: string, purpose: 'confirm' | 'undo') => (await world.ask('frontGetEmailChangeLink', { token, purpose })).state;
      expectThat((await stateOf(confirmToken, 'confirm')) === 'valid' && (await stateOf(undoToken, 'undo')) === 'valid', 'two valid links');
      await world.ask('frontConfirmEmailChange', { token: confirmToken });
      expectThat((await stateOf(confirmToken, 'confirm')) === 'done', 'done for an address that was confirmed');
      await world.ask('frontUndoEmailChange', { token: undoToken });
      expectThat((await stateOf(undoToken, 'undo')) === 'done', 'done for a change that was undone');
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
      const { outcome } = await world.ask('frontConfirmEmailChange', { token: confirmToken });
      const { email: now, pending_email: pending } = await profile(world, actor);
      expectThat(outcome === 'confirmed' && now === email && !pending, `${email} as the address`);
      const again = await world.ask('frontConfirmEmailChange', { token: confirmToken });
      expectThat(again.outcome === 'already_confirmed', 'already_confirmed for a link that was used');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontConfirmEmailChange', { token: madeUp() }), 'invalid_token'),
      token_expired: needsTime,
      token_used: async (world) => {
        const { actor, confirmToken } = await movingPlayer(world);
        await world.ask('frontCancelEmailChange', undefined, actor);
        expectRefusal(await world.send('frontConfirmEmailChange', { token: confirmToken }), 'token_used');
      },
      field_required: async (world) => void expectRefusal(await world.send('frontConfirmEmailChange', { token: '' }), 'field_required', 'token'),
    },
  },
  frontUndoEmailChange: {
    works: async (world) => {
      const { actor, confirmToken, undoToken } = await movingPlayer(world);
      await world.ask('frontConfirmEmailChange', { token: confirmToken });
      const { outcome, reset_token: token } = await world.ask('frontUndoEmailChange', { token: undoToken });
      expectThat(outcome === 'undone', 'undone');
      await expectEnded(world, actor);
      expectRefusal(await world.send('frontAuthLogin', { username: actor.username, password: actor.password }), 'failed_login');
      const password = randomBytes(9).toString('base64url');
      await world.ask('frontResetPasswordConfirm', { token, password });
      const owner = await world.signIn({ username: actor.username, password });
      const { email } = await profile(world, owner);
      expectThat(email === actor.email, `${actor.email} as the address again`);
      const again = await world.ask('frontUndoEmailChange', { token: undoToken });
      expectThat(again.outcome === 'already_undone', 'already_undone for a link that was used');
    },
    refuses: {
      invalid_token: async (world) => void expectRefusal(await world.send('frontUndoEmailChange', { token: madeUp() }), 'invalid_token'),
      token_expired: needsTime,
      field_required: async (world) => void expectRefusal(await world.send('frontUndoEmailChange', { token: '' }), 'field_required', 'token'),
    },
  },
  frontResendEmailChange: {
    works: async (world) => void (await world.ask('frontResendEmailChange', undefined, await world.player())),
  },
  frontCancelEmailChange: {
    works: async (world) => {
      const { actor } = await movingPlayer(world);
      await world.ask('frontCancelEmailChange', undefined, actor);
      const { pending_email: pending } = await profile(world, actor);
      expectThat(!pending, 'no address that waits for its link');
    },
  },
};
