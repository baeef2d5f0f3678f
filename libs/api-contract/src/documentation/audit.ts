import type { CallDocumentation } from './call-documentation.ts';

/** Audit log and security log. */
export const auditDocumentation = {
  adminGetAuditLog: { summary: 'Actions in the back office: who did what, from where, and what it changed.', refusals: [] },
  adminGetSecurityLog: { summary: 'Failed and refused logins and requests, and changes of passwords and email addresses.', refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
