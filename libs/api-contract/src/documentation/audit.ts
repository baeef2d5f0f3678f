import type { CallDocumentation } from './call-documentation.ts';

/** Who did what. */
export const auditDocumentation = {
  adminGetAuditLog: { summary: 'What was done in the back office, by whom, from where, and what it changed.', refusals: [] },
  adminGetSecurityLog: { summary: 'Failed and refused sign-ins and requests, and changes of passwords and mail addresses.', refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
