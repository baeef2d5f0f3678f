import type { HarmAction, HarmMarkerKind } from '@playfront/api-contract/staff';
import type { MessageId } from '@playfront/i18n';

export const kindMessages = {
  chasing_deposits: 'backoffice.markers.kind.chasing_deposits',
  raised_stakes: 'backoffice.markers.kind.raised_stakes',
  long_session: 'backoffice.markers.kind.long_session',
  declined_deposits: 'backoffice.markers.kind.declined_deposits',
  night_play: 'backoffice.markers.kind.night_play',
  cancelled_withdrawals: 'backoffice.markers.kind.cancelled_withdrawals',
  raised_limits: 'backoffice.markers.kind.raised_limits',
  reached_session_limits: 'backoffice.markers.kind.reached_session_limits',
} as const satisfies Record<HarmMarkerKind, MessageId>;

export const figureMessages = {
  chasing_deposits: 'backoffice.markers.figures.chasing_deposits',
  raised_stakes: 'backoffice.markers.figures.raised_stakes',
  long_session: 'backoffice.markers.figures.long_session',
  declined_deposits: 'backoffice.markers.figures.declined_deposits',
  night_play: 'backoffice.markers.figures.night_play',
  cancelled_withdrawals: 'backoffice.markers.figures.cancelled_withdrawals',
  raised_limits: 'backoffice.markers.figures.raised_limits',
  reached_session_limits: 'backoffice.markers.figures.reached_session_limits',
} as const satisfies Record<HarmMarkerKind, MessageId>;

export const actionMessages = {
  no_action: 'backoffice.markers.action.no_action',
  message: 'backoffice.markers.action.message',
  call: 'backoffice.markers.action.call',
  limit: 'backoffice.markers.action.limit',
  break: 'backoffice.markers.action.break',
} as const satisfies Record<HarmAction, MessageId>;
