import type { MessageId } from '@playfront/i18n';
import type { Tone } from './StatusBadge.tsx';

type KycStatus = 'none' | 'pending' | 'verified' | 'rejected' | 'expired';

export const kycMessages = {
  none: ['plain', 'backoffice.players.kyc.none'],
  pending: ['warn', 'backoffice.players.kyc.pending'],
  verified: ['good', 'backoffice.players.kyc.verified'],
  rejected: ['bad', 'backoffice.players.kyc.rejected'],
  expired: ['warn', 'backoffice.players.kyc.expired'],
} as const satisfies Record<KycStatus, readonly [Tone, MessageId]>;
