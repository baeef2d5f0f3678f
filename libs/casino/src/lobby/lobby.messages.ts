import type { MessageId } from '@playfront/i18n';

/** Messages for the lobby pages. */
export const lobbyMessage: Readonly<Record<'heading' | 'closedAction', MessageId>> = {
  heading: 'casino.lobby.heading',
  closedAction: 'casino.lobby.closed_action',
};
