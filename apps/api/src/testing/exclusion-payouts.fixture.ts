import { northlight } from '@playfront/brand';
import type { Database } from '../database/database.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createOutbox } from '../mail/outbox.service.ts';
import { createPlayerMails } from '../mail/player-mails.service.ts';
import { createExclusionPayouts, type ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import { createProcessors } from '../payments/processors.service.ts';
import { readProviderData } from '../payments/provider-data.ts';
import { createWalletService } from '../wallet/wallet.service.ts';

/** The payouts of excluded players and closed accounts; the test runs their job. */
export function createTestPayouts(database: Database, clock: { readonly now: Date }): ExclusionPayouts {
  return createExclusionPayouts({
    database,
    now: () => clock.now,
    processors: createProcessors({
      data: readProviderData(),
      settings: { read: () => Promise.resolve({ processors: {} } as never) },
      secrets: { of: () => ['a secret'] },
    }),
    settings: { read: () => Promise.resolve({ new_destination_hold_hours: 24 } as never) },
    wallet: createWalletService({ metrics: createMetrics() }),
    playerMails: createPlayerMails({
      outbox: createOutbox({ now: () => clock.now, palettes: northlight.palette }),
      publicUrl: 'https://localhost',
      merchant: 'Playfront',
    }),
    supportEmail: () => Promise.resolve('support@northlight.example'),
    log: createLog('test', 'silent'),
  });
}
