import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { PlayerBonus } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';

/** Maximum number of open bonuses requested: one is active, a few others wait for it. */
const maxOpenBonuses = 24;

/** The signed-in player's active bonus, if any, and those that wait for it or for a deposit. */
export function useOpenBonuses(): { readonly running: PlayerBonus | undefined; readonly waiting: readonly PlayerBonus[] } {
  const isSignedIn = useIsSignedIn();
  const request = { locale: useLocale(), state: 'open', page_size: maxOpenBonuses } as const;
  const { data } = useQuery({ ...callQuery(useApi(), 'frontGetPlayerBonuses', request, { owner: 'player' }), enabled: isSignedIn });
  const bonuses = isSignedIn ? (data?.bonuses ?? []) : [];
  return {
    running: bonuses.find(({ status }) => status === 'active' || status === 'wagering'),
    waiting: bonuses.filter(({ status }) => status === 'issued'),
  };
}
