import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { HelpLine } from '@playfront/api-contract';

const noLines: readonly HelpLine[] = [];

/** Help lines of the player's country, or of a visitor's. Empty until they are loaded. */
export function useHelpLines(): readonly HelpLine[] {
  // The response depends on the caller's country: a player's must not be cached for the next visitor.
  const setting = useQuery(callQuery(useApi(), 'frontGetSetting', {}, { staleMs: 0, owner: 'player' }));
  return setting.data?.setting.help ?? noLines;
}
