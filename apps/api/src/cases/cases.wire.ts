import type { WireResponseOf } from '@playfront/api-contract';
import type { adminGetCases } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { Processors } from '../payments/processors.service.ts';
import type { CaseRow } from './cases.store.ts';

/** A case as officers see it; its amounts are in major units. */
export function wireCase(row: CaseRow, processors: Processors): WireResponseOf<typeof adminGetCases>['cases'][number] {
  const { id, player_id, username, currency, version, note, decided_by: officer, decider } = row;
  const wire = (minor: number) => toWire(money(minor, currency));
  const common = {
    ...{ id, player_id, username, currency, version, note },
    since: row.since.toISOString(),
    decided_by: officer === null ? null : { id: officer, username: decider ?? '' },
  };
  switch (row.kind) {
    case 'held_money': {
      const { processor, fee, ...known } = row.known;
      return { ...common, kind: row.kind, amount: wire(row.amount), known: { ...known, fee: wire(fee), provider: processors.nameOf(processor) } };
    }
    case 'payment_conflict': {
      const { processor, ...known } = row.known;
      return { ...common, kind: row.kind, amount: wire(row.amount), known: { ...known, provider: processors.nameOf(processor) } };
    }
    case 'person_match':
      return { ...common, kind: row.kind, amount: null, known: row.known };
    case 'excluded_balance':
      return { ...common, kind: row.kind, amount: wire(row.amount), known: row.known };
  }
}
