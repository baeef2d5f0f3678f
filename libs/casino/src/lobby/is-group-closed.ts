import type { CallResponse } from '@playfront/api-client';

/** Whether a list has only games in maintenance, which the operator lists only while the whole group is closed; false while the list is loading. */
export function isGroupClosed(list: Pick<CallResponse<'frontGetGames'>, 'games'> | undefined): boolean {
  return list !== undefined && list.games.length > 0 && list.games.every(({ status }) => status === 'maintenance');
}
