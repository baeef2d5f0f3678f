import type { FastifyBaseLogger } from 'fastify';
import type { Bonus } from '../bonus/bonus.ts';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { createExclusions, type Exclusions } from '../limits/exclusions.service.ts';
import type { Live } from '../live/live.ts';
import type { Letters } from '../mail/letters.service.ts';
import { createExclusionPayouts, type ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import { createProcessors } from '../payments/processors.service.ts';
import { readProviderData } from '../payments/provider-data.ts';
import type { ProviderSecrets } from '../payments/provider-secrets.ts';
import type { PlayerSessions } from '../players/sessions.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { createPersons, type Persons } from './persons.service.ts';

/** Money that comes to an excluded player later, from a bet that was open, is paid out this soon. */
const payOutEveryMs = 60_000;

type Dependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly settings: SettingsService;
  readonly sessions: PlayerSessions;
  readonly wallet: WalletService;
  readonly letters: Letters;
  readonly bonus: Pick<Bonus, 'endAll'>;
  readonly live: Live;
  readonly brandSupportEmail: string;
  readonly pspSecrets: ProviderSecrets;
};

export type PersonParts = {
  readonly persons: Persons;
  readonly exclusions: Exclusions;
  readonly payouts: ExclusionPayouts;
  /** Compares persons before each deposit; the protection rule, which comes after it, refuses what is held. */
  readonly rule: MoneyRule;
  readonly job: Job;
};

/** Self-exclusion of persons, composed; the job is not yet started. */
export function composePersons(parts: Dependencies): PersonParts {
  const { log, settings, bonus, pspSecrets, brandSupportEmail } = parts;
  const processors = createProcessors({ data: readProviderData(), settings, secrets: pspSecrets });
  const supportEmail = async () => (await settings.read()).support_email || brandSupportEmail;
  const payouts = createExclusionPayouts({ ...parts, processors, supportEmail });
  const exclusions = createExclusions({ ...parts, payouts, supportEmail, endBonuses: bonus.endAll });
  const persons = createPersons({ ...parts, exclusions });
  return {
    persons,
    exclusions,
    payouts,
    rule: {
      async beforeDeposit(trx, { playerId }) {
        // A match whose owner is certain is held until the next sign-in says so.
        await persons.review(trx, playerId);
        return undefined;
      },
    },
    job: repeat({ name: 'payouts of excluded players', everyMs: payOutEveryMs, run: () => payouts.payOutLate(), log }),
  };
}
