import type { ConsentChannel, ConsentSource } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';

export const channelMessages = {
  email: 'backoffice.consents.email',
  sms: 'backoffice.consents.sms',
  phone: 'backoffice.consents.phone',
} as const satisfies Record<ConsentChannel, MessageId>;

export const sourceMessages = {
  registration: 'backoffice.consents.source.registration',
  account: 'backoffice.consents.source.account',
  self_exclusion: 'backoffice.consents.source.self_exclusion',
  account_closed: 'backoffice.consents.source.account_closed',
  imported: 'backoffice.consents.source.imported',
} as const satisfies Record<ConsentSource, MessageId>;
