import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as players from './migrations/001-players.ts';
import * as catalogue from './migrations/002-catalogue.ts';
import * as ledger from './migrations/003-ledger.ts';
import * as rounds from './migrations/004-rounds.ts';
import * as payments from './migrations/005-payments.ts';
import * as movements from './migrations/006-movements.ts';
import * as wageringWeight from './migrations/007-wagering-weight.ts';
import * as depositCode from './migrations/008-deposit-code.ts';
import * as accounts from './migrations/010-accounts.ts';
import * as bonus from './migrations/011-bonus.ts';
import * as paymentFlows from './migrations/012-payments.ts';
import * as gameStatus from './migrations/013-catalogue.ts';
import * as content from './migrations/014-content.ts';
import * as sports from './migrations/015-sports.ts';
import * as limits from './migrations/016-limits.ts';
import * as betDays from './migrations/020-bet-days.ts';
import * as corrections from './migrations/021-corrections.ts';
import * as bonusesOfWithdrawnDeposits from './migrations/030-bonuses-of-withdrawn-deposits.ts';
import * as heldMoney from './migrations/030-held-money.ts';
import * as ledgerGuards from './migrations/030-ledger-guards.ts';
import * as payoutDestinations from './migrations/031-payout-destinations.ts';
import * as persons from './migrations/032-persons.ts';
import * as emailChange from './migrations/033-email-change.ts';
import * as records from './migrations/034-records.ts';
import * as pruning from './migrations/035-pruning.ts';
import * as usernameSkeletons from './migrations/036-username-skeletons.ts';
import * as requestedWithdrawals from './migrations/040-requested-withdrawals.ts';
import * as postingDirections from './migrations/041-posting-directions.ts';
import * as eventsOfWithdrawals from './migrations/042-events-of-withdrawals.ts';
import * as auditFilters from './migrations/045-audit-filters.ts';
import * as payoutSafety from './migrations/046-payout-safety.ts';
import * as gamesOfTransactions from './migrations/047-games-of-transactions.ts';
import * as nameChanges from './migrations/048-name-changes.ts';
import * as lookAlikeDestinations from './migrations/049-look-alike-destinations.ts';
import * as payers from './migrations/050-payers.ts';
import * as payoutsToDeposits from './migrations/051-payouts-to-deposits.ts';
import * as stakesWithoutRisk from './migrations/052-stakes-without-risk.ts';
import * as amountsOfEvents from './migrations/053-amounts-of-events.ts';
import * as foldedNames from './migrations/055-folded-names.ts';
import * as stakesAtLowRisk from './migrations/058-stakes-at-low-risk.ts';
import * as signInFactors from './migrations/062-sign-in-factors.ts';
import * as confirmedSessions from './migrations/063-confirmed-sessions.ts';
import * as documentReview from './migrations/060-document-review.ts';
import * as officersOfWithdrawals from './migrations/066-officers-of-withdrawals.ts';
import * as contactInbox from './migrations/067-contact-inbox.ts';
import * as playerSearch from './migrations/068-player-search.ts';
import * as timeOfReleases from './migrations/071-time-of-releases.ts';
import * as changesInTheAuditLog from './migrations/072-changes-in-the-audit-log.ts';
import * as sessionsOfFactors from './migrations/073-sessions-of-factors.ts';
import * as paymentRuns from './migrations/074-payment-runs.ts';
import * as marketingConsents from './migrations/077-marketing-consents.ts';
import * as harmMarkers from './migrations/078-harm-markers.ts';
import * as fewerPayoutRules from './migrations/079-fewer-payout-rules.ts';
import * as registryExclusions from './migrations/075-registry-exclusions.ts';
import * as devices from './migrations/064-devices.ts';
import * as accountClosures from './migrations/070-account-closures.ts';

/** In the order they run. A migration that has shipped is never edited: a change is a new one. */
const migrations: Record<string, Migration> = {
  '001-players': players,
  '002-catalogue': catalogue,
  '003-ledger': ledger,
  '004-rounds': rounds,
  '005-payments': payments,
  '006-movements': movements,
  '007-wagering-weight': wageringWeight,
  '008-deposit-code': depositCode,
  '010-accounts': accounts,
  '011-bonus': bonus,
  '012-payments': paymentFlows,
  '013-catalogue': gameStatus,
  '014-content': content,
  '015-sports': sports,
  '016-limits': limits,
  '020-bet-days': betDays,
  '021-corrections': corrections,
  '030-bonuses-of-withdrawn-deposits': bonusesOfWithdrawnDeposits,
  '030-held-money': heldMoney,
  '030-ledger-guards': ledgerGuards,
  '031-payout-destinations': payoutDestinations,
  '032-persons': persons,
  '033-email-change': emailChange,
  '034-records': records,
  '035-pruning': pruning,
  '036-username-skeletons': usernameSkeletons,
  '040-requested-withdrawals': requestedWithdrawals,
  '041-posting-directions': postingDirections,
  '042-events-of-withdrawals': eventsOfWithdrawals,
  '045-audit-filters': auditFilters,
  '046-payout-safety': payoutSafety,
  '047-games-of-transactions': gamesOfTransactions,
  '048-name-changes': nameChanges,
  '049-look-alike-destinations': lookAlikeDestinations,
  '050-payers': payers,
  '051-payouts-to-deposits': payoutsToDeposits,
  '052-stakes-without-risk': stakesWithoutRisk,
  '053-amounts-of-events': amountsOfEvents,
  '055-folded-names': foldedNames,
  '058-stakes-at-low-risk': stakesAtLowRisk,
  '062-sign-in-factors': signInFactors,
  '063-confirmed-sessions': confirmedSessions,
  '060-document-review': documentReview,
  '066-officers-of-withdrawals': officersOfWithdrawals,
  '067-contact-inbox': contactInbox,
  '068-player-search': playerSearch,
  '064-devices': devices,
  '071-time-of-releases': timeOfReleases,
  '072-changes-in-the-audit-log': changesInTheAuditLog,
  '073-sessions-of-factors': sessionsOfFactors,
  '070-account-closures': accountClosures,
  '074-payment-runs': paymentRuns,
  '077-marketing-consents': marketingConsents,
  '078-harm-markers': harmMarkers,
  '075-registry-exclusions': registryExclusions,
  '079-fewer-payout-rules': fewerPayoutRules,
};

/** An arbitrary number, the same in every process that migrates. */
const migrationLock = 7_203_118;

/** Migrations of one owner of tables. `schema` separates their bookkeeping. */
export type Migrations = { readonly list: Readonly<Record<string, Migration>>; readonly schema?: string };

export const operatorMigrations: Migrations = { list: migrations };

/** Brings the operator's tables up to date. Several processes may call it at once: one works, the others wait. */
export function migrateOperator<DB>(database: Kysely<DB>): Promise<void> {
  return migrate(database, operatorMigrations);
}

function createMigrator<DB>(db: Kysely<DB>, { list, schema }: Migrations): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(list) },
    // Separate names too: Kysely looks for its tables in every schema and would find the other owner's.
    ...(schema
      ? { migrationTableSchema: schema, migrationTableName: `${schema}_migration`, migrationLockTableName: `${schema}_migration_lock` }
      : {}),
  });
}

/** Names of the migrations that a database has not had. */
export async function missingMigrations<DB>(database: Kysely<DB>, migrations: Migrations): Promise<string[]> {
  const known = await createMigrator(database, migrations).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

/** Runs what is missing under an advisory lock. */
export async function migrate<DB>(database: Kysely<DB>, migrations: Migrations): Promise<void> {
  await database.connection().execute(async (connection) => {
    const migrator = createMigrator(connection, migrations);
    // Changing a large table, or waiting for another process, can take longer than the statement timeout.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      // Kysely locks too, but only once its own tables exist; two concurrent first starts would race for them.
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      const { error, results } = await migrator.migrateToLatest();
      if (error) {
        const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
        throw new Error(`Migration ${failed} failed`, { cause: error });
      }
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
