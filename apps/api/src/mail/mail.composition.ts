import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { MailPalettes } from './compose.ts';
import { createDelivery } from './delivery.service.ts';
import { createPlayerMails, type PlayerMails } from './player-mails.service.ts';
import { createLocalMailbox } from './local-mailbox.ts';
import { registerMailbox } from './mailbox.routes.ts';
import { createOutbox, type Outbox } from './outbox.service.ts';
import { createSmtp } from './smtp.ts';

/** How mails are delivered: by a mail server, or into the local mailbox. */
export type MailRoute = { readonly kind: 'local' } | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

type Dependencies = {
  app: FastifyInstance;
  database: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  route: MailRoute;
  publicUrl: string;
  merchant: string;
  palettes: MailPalettes;
};

/** Maximum delay between the commit and the first attempt to send a mail. */
const deliverEveryMs = 1_000;

/** The outbox, the mails to players that use it, and the job that sends them, not yet started. */
export function composeMails({ app, database, now, log, route, publicUrl, merchant, palettes }: Dependencies): {
  outbox: Outbox;
  playerMails: PlayerMails;
  job: Job;
} {
  const outbox = createOutbox({ now, palettes });
  const transport = route.kind === 'smtp' ? createSmtp({ ...route, host: new URL(publicUrl).hostname }) : createLocalMailbox(database);
  if (route.kind === 'local') registerMailbox(app, { database, publicUrl });
  app.addHook('onClose', () => transport.close());
  const run = createDelivery({ database, now, transport, log });
  return {
    outbox,
    playerMails: createPlayerMails({ outbox, publicUrl, merchant }),
    job: repeat({ name: 'mail', everyMs: deliverEveryMs, run, log }),
  };
}
