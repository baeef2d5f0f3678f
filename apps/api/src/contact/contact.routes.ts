import { callerOf, frontPlayerSendMessage } from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { Contact } from './contact.service.ts';

export function registerContact(calls: CallRegistry, { contact, throttle }: { contact: Contact; throttle: Throttle }): void {
  calls.open(frontPlayerSendMessage, async ({ body, session, request }) => {
    const refusal = await throttle.take({ limit: 'contact_address', of: callerOf(request.ip) });
    if (refusal) return refusal;
    await contact.receive(body, { ip: request.ip, playerId: session?.playerId });
    return { status: 1 };
  });
}
