import {
  callerOf,
  frontActivatePlayer,
  frontConfirmEmailChange,
  frontGetEmailChangeLink,
  frontGetResetLink,
  frontResetPasswordConfirm,
  frontResetPlayerPassword,
  frontSendPlayerUsername,
  frontUndoEmailChange,
} from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { Activation } from './activation.service.ts';
import type { EmailChanges } from './email-change.service.ts';
import type { Passwords } from './password.service.ts';
import type { Recovery } from './recovery.service.ts';

type Dependencies = { recovery: Recovery; passwords: Passwords; activation: Activation; emailChanges: EmailChanges; throttle: Throttle };

/** Calls for people who cannot sign in yet or any more, and for the links of mails. */
export function registerRecovery(calls: CallRegistry, { recovery, passwords, activation, emailChanges, throttle }: Dependencies): void {
  const takeTokenTry = (ip: string) => throttle.take({ limit: 'mail_token_address', of: callerOf(ip) });

  calls.open(frontResetPlayerPassword, async ({ body, request }) => (await recovery.resetPassword(body, request.ip)) ?? { status: 1 });

  calls.open(frontSendPlayerUsername, async ({ body, request }) => (await recovery.sendUsername(body, request.ip)) ?? { status: 1 });

  calls.open(frontGetResetLink, async ({ body, request }) => (await takeTokenTry(request.ip)) ?? passwords.readResetLink(body.token));

  calls.open(
    frontResetPasswordConfirm,
    async ({ body, request, session }) => (await takeTokenTry(request.ip)) ?? passwords.confirmReset(body, { ip: request.ip, session }),
  );

  calls.open(frontActivatePlayer, async ({ body, request }) => (await takeTokenTry(request.ip)) ?? activation.activate(body.token));

  calls.open(frontGetEmailChangeLink, async ({ body, request }) => (await takeTokenTry(request.ip)) ?? emailChanges.readLink(body));

  calls.open(
    frontConfirmEmailChange,
    async ({ body, request, session }) => (await takeTokenTry(request.ip)) ?? emailChanges.confirm(body.token, session),
  );

  calls.open(frontUndoEmailChange, async ({ body, request }) => (await takeTokenTry(request.ip)) ?? emailChanges.undo(body.token));
}
