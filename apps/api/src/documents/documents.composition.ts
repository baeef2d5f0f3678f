import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { createDocumentNotices } from './document-notices.ts';
import { createDocumentReview } from './document-review.service.ts';
import { registerDocuments } from './documents.routes.ts';
import { createDocuments } from './documents.service.ts';
import type { FileScanner } from './file-scanner.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  throttle: Throttle;
  messages: Messages;
  outbox: Outbox;
  /** The operator's name in mails. */
  merchant: string;
  scanner: FileScanner;
};

/** Registers the calls for documents, for the player and for the back office. */
export function composeDocuments(calls: CallRegistry, parts: Dependencies): void {
  const review = createDocumentReview({ ...parts, notices: createDocumentNotices(parts) });
  registerDocuments(calls, { ...parts, documents: createDocuments(parts), review });
}
