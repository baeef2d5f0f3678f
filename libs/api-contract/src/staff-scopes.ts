/** Narrower scopes of staff, each for one area of the back office. The scope `admin` includes all of them. */
export const staffScopes = ['payments', 'documents', 'players', 'support', 'settings', 'protection'] as const;
export type StaffScope = (typeof staffScopes)[number];

/** Every scope with access to the back office; `audit` has access to its logs only. */
export const officerScopes = ['admin', 'audit', ...staffScopes] as const;

/** Whether an account with these scopes belongs to staff. */
export function isStaff(scope: readonly string[]): boolean {
  return officerScopes.some((one) => scope.includes(one));
}
