import type { frontGetMarketingConsents, WireResponseOf } from '@playfront/api-contract';

export type WireConsents = WireResponseOf<typeof frontGetMarketingConsents>;

/** Response of `front/get_marketing_consents`: consent to emails, withdrawn for text messages, never given for calls. */
export const wireConsents: WireConsents = {
  status: 1,
  consents: [
    { channel: 'email', is_given: true, changed_at: '2026-09-30T08:15:00Z' },
    { channel: 'sms', is_given: false, changed_at: '2026-10-12T17:40:00Z' },
    { channel: 'phone', is_given: false, changed_at: null },
  ],
};
