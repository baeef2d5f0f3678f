import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { registerContactInbox } from './contact-inbox.routes.ts';
import { registerContact } from './contact.routes.ts';
import { createContact } from './contact.service.ts';

type Dependencies = { database: Database; now: () => Date; throttle: Throttle; outbox: Outbox; supportEmail: () => Promise<string> };

/** Registers the calls for messages to support, and for support's inbox. */
export function composeContact(calls: CallRegistry, parts: Dependencies): void {
  registerContact(calls, { contact: createContact(parts), throttle: parts.throttle });
  registerContactInbox(calls, parts);
}
