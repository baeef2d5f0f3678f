import {
  callerOf,
  frontActivatePlayer,
  frontConfirmEmailChange,
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

/** What somebody does who cannot sign in yet, or any more; and the links of the mails. */
export function registerRecovery(calls: CallRegistry, { recovery, passwords, activation, emailChanges, throttle }: Dependencies): void {
  const takeTokenTry = (ip: string) => throttle.take({ limit: 'mail_token_address', of: callerOf(ip) });

  calls.open(frontResetPlayerPassword, async ({ body, request }) => (await recovery.resetPassword(body, request.ip)) ?? { status: 1 });

  calls.open(frontSendPlayerUsername, async ({ body, request }) => (await recovery.sendUsername(body, request.ip)) ?? { status: 1 });

  calls.open(
    frontResetPasswordConfirm,
    async ({ body, request }) =>
      (await takeTokenTry(request.ip)) ?? (await passwords.confirmReset(body.token, body.password, request.ip)) ?? { status: 1 },
  );

  calls.open(frontActivatePlayer, async ({ body, request }) => (await takeTokenTry(request.ip)) ?? activation.activate(body.token));

  calls.open(
    frontConfirmEmailChange,
    async ({ body, request, session }) => (await takeTokenTry(request.ip)) ?? emailChanges.confirm(body.token, session),
  );

  calls.open(frontUndoEmailChange, async ({ body, request }) => (await takeTokenTry(request.ip)) ?? emailChanges.undo(body.token));
}
