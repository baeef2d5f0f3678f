import type { FastifyBaseLogger } from 'fastify';
import type { Bonus } from '../bonus/bonus.composition.ts';
import type { Database } from '../database/database.ts';
import { createExclusions, type Exclusions } from './exclusions.service.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { createPersons, type Persons } from './persons.service.ts';

type Dependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly sessions: PlayerSessions;
  readonly playerMails: PlayerMails;
  readonly bonus: Pick<Bonus, 'endAll'>;
  readonly live: Live;
  readonly payouts: Pick<ExclusionPayouts, 'payOut'>;
  readonly supportEmail: () => Promise<string>;
};

export type PersonParts = {
  readonly persons: Persons;
  readonly exclusions: Exclusions;
  /** Compares persons before each deposit; the protection rule, which runs after it, refuses held accounts. */
  readonly rule: MoneyRule;
};

/** Composes the self-exclusion of persons. */
export function composePersons(parts: Dependencies): PersonParts {
  const exclusions = createExclusions({ ...parts, endBonuses: parts.bonus.endAll });
  const persons = createPersons({ ...parts, exclusions });
  return {
    persons,
    exclusions,
    rule: {
      async beforeDeposit(trx, { playerId }) {
        // The account of a proven match is held until the next login excludes it.
        await persons.review(trx, playerId);
        return undefined;
      },
    },
  };
}
