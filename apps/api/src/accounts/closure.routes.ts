import { frontCloseAccount, frontGetAccountClosure } from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { AccountClosures } from './closure.service.ts';

/** Calls with which players close their accounts. */
export function registerClosures(calls: CallRegistry, { closures, throttle }: { closures: AccountClosures; throttle: Throttle }): void {
  calls.player(frontGetAccountClosure, async ({ session }) => {
    const refusal = await throttle.take({ limit: 'closure_player', of: session.playerId });
    return refusal ?? closures.preview(session);
  });
  calls.player(frontCloseAccount, async ({ body, session }) => (await closures.close(session, body.password)) ?? { status: 1 });
}
