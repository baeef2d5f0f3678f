import type { FastifyBaseLogger } from 'fastify';
import type { Bonus } from '../bonus/bonus.composition.ts';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { createExclusions, type Exclusions } from './exclusions.service.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import { createExclusionPayouts, type ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import type { Processors } from '../payments/processors.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { createPersons, type Persons } from './persons.service.ts';

/** Money that comes later to an excluded player or a closed account, from an open bet, is paid out this soon. */
const payOutEveryMs = 60_000;

type Dependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly settings: SettingsService;
  readonly sessions: PlayerSessions;
  readonly wallet: WalletService;
  readonly playerMails: PlayerMails;
  readonly bonus: Pick<Bonus, 'endAll'>;
  readonly live: Live;
  readonly brandSupportEmail: string;
  readonly processors: Processors;
};

export type PersonParts = {
  readonly persons: Persons;
  readonly exclusions: Exclusions;
  readonly payouts: ExclusionPayouts;
  /** Compares persons before each deposit; the protection rule, which comes after it, refuses held accounts. */
  readonly rule: MoneyRule;
  /** Where players reach support. */
  readonly supportEmail: () => Promise<string>;
  readonly job: Job;
};

/** Composes the self-exclusion of persons; the job is not yet started. */
export function composePersons(parts: Dependencies): PersonParts {
  const { log, settings, bonus, brandSupportEmail } = parts;
  const supportEmail = async () => (await settings.read()).support_email || brandSupportEmail;
  const payouts = createExclusionPayouts({ ...parts, supportEmail });
  const exclusions = createExclusions({ ...parts, payouts, supportEmail, endBonuses: bonus.endAll });
  const persons = createPersons({ ...parts, exclusions });
  return {
    persons,
    exclusions,
    payouts,
    supportEmail,
    rule: {
      async beforeDeposit(trx, { playerId }) {
        // A proven match is held until the next login excludes the account.
        await persons.review(trx, playerId);
        return undefined;
      },
    },
    job: repeat({ name: 'payouts of excluded and closed accounts', everyMs: payOutEveryMs, run: () => payouts.payOutLate(), log }),
  };
}
