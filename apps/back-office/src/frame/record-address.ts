import type { StaffCallResponse } from '@playfront/api-client/staff';
import { canUse } from '../session/scopes.ts';

type FoundRecord = StaffCallResponse<'adminFindRecord'>['record'];

/** The URL of a record in the back office; of its player if the officer's scope does not allow the record's page. */
export function recordAddress({ kind, id, state, player }: FoundRecord, scope: readonly string[]): string {
  if (kind === 'withdrawal' && canUse(scope, 'payments')) return `/withdrawals?status=${state}&player=${player.id}&open=${id}`;
  if (kind === 'document' && canUse(scope, 'documents')) return `/documents?state=${state}&player=${player.id}&open=${id}`;
  const tabs = { player: 'overview', withdrawal: 'overview', document: 'overview', payment: 'ledger', round: 'casino', bet: 'sports' } as const;
  return `/players/${player.id}?tab=${tabs[kind]}`;
}
