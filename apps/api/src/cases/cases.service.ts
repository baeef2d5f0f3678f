import { isUuid, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { caseKinds, type adminDecideCase, type CaseKind } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import type { AuditEntry } from '../http/call-logs.ts';
import { refuse } from '../http/failures.ts';
import type { HeldMoney } from '../payments/held-money.service.ts';
import type { ProviderConflicts } from '../payments/provider-conflicts.ts';
import type { Persons } from '../persons/persons.service.ts';
import { readCase, type CaseRow } from './cases.store.ts';

type Decision = ValidRequestOf<typeof adminDecideCase>;
type Officer = { readonly playerId: string; readonly scope: readonly string[] };

/** Decides on the cases of officers (contract, admin/decide_case). */
export type CaseDecisions = {
  /** Decides a case by the rules of its kind, and returns the updated case. */
  decide(officer: Officer, decision: Decision, audit: AuditEntry): Promise<CaseRow | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  heldMoney: HeldMoney;
  conflicts: ProviderConflicts;
  persons: Persons;
};

/** Kinds of cases that an officer sees and decides. */
export function kindsFor(scope: readonly string[]): readonly CaseKind[] {
  return scope.includes('admin') ? caseKinds : ['held_money', 'payment_conflict'];
}

/** Passes each decision to the service for its kind of case. */
export function createCaseDecisions({ database, now, heldMoney, conflicts, persons }: Dependencies): CaseDecisions {
  function decideKind(adminId: string, decision: Decision, audit: AuditEntry): Promise<Refusal | undefined> {
    switch (decision.kind) {
      case 'held_money':
        return heldMoney.resolve(adminId, decision, audit);
      case 'payment_conflict':
        return conflicts.markSeen(adminId, decision, audit);
      case 'person_match':
        return persons.decide(adminId, decision, audit);
    }
  }

  return {
    async decide({ playerId, scope }, decision, audit) {
      const { kind, id } = decision;
      if (!kindsFor(scope).includes(kind)) return refuse('forbidden');
      if (!isUuid(id)) return refuse('not_found');
      return (await decideKind(playerId, decision, audit)) ?? readCase(database, kind, id, now());
    },
  };
}
