import type { StaffCallResponse } from '@playfront/api-client/staff';
import { mayUse } from '../session/scopes.ts';

type FoundRecord = StaffCallResponse<'adminFindRecord'>['record'];

/** The address at which an officer sees a record; that of its player where the scope does not open its own page. */
export function recordAddress({ kind, id, state, player }: FoundRecord, scope: readonly string[]): string {
  if (kind === 'withdrawal' && mayUse(scope, 'payments')) return `/withdrawals?status=${state}&player=${player.id}&open=${id}`;
  if (kind === 'document' && mayUse(scope, 'documents')) return `/documents?state=${state}&player=${player.id}&open=${id}`;
  const tabs = { player: 'overview', withdrawal: 'overview', document: 'overview', payment: 'ledger', round: 'casino', bet: 'sports' } as const;
  return `/players/${player.id}?tab=${tabs[kind]}`;
}
