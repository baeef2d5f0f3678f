import type { MessageId } from '@playfront/i18n';
import type { ShutReason } from '@playfront/api-contract/staff';

/** Why a player cannot ask for their money. */
export const shutMessages = {
  self_exclusion: 'backoffice.owed.shut.self_exclusion',
  closure: 'backoffice.owed.shut.closure',
} as const satisfies Record<ShutReason, MessageId>;
