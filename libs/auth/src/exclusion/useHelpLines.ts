import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { HelpLine } from '@playfront/api-contract';

const noLines: readonly HelpLine[] = [];

/** Help lines of the player's country, or of the country that a visitor is in. Empty until they are loaded. */
export function useHelpLines(): readonly HelpLine[] {
  // The operator answers by the country of the caller: a player's answer is not the next visitor's.
  const setting = useQuery(callQuery(useApi(), 'frontGetSetting', {}, { staleMs: 0, owner: 'player' }));
  return setting.data?.setting.help ?? noLines;
}
