import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { HeldMoney } from '../payments/held-money.service.ts';
import type { Processors } from '../payments/processors.service.ts';
import type { ProviderConflicts } from '../payments/provider-conflicts.ts';
import type { Persons } from '../persons/persons.service.ts';
import { registerCases } from './cases.routes.ts';
import { createCaseDecisions } from './cases.service.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  processors: Processors;
  heldMoney: HeldMoney;
  conflicts: ProviderConflicts;
  persons: Persons;
};

/** Registers the calls for cases of all kinds; excluded balances are decided by their payout, which is a call of payments. */
export function composeCases(calls: CallRegistry, parts: Dependencies): void {
  registerCases(calls, { ...parts, decisions: createCaseDecisions(parts) });
}
