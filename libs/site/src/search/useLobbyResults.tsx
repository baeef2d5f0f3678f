import { searchMessage, useLobbyChips, type GameGroup } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { matchesText } from '@playfront/ui';
import { IconLayoutGrid, IconUsers } from '@playfront/ui/icons';
import type { PaletteItem } from '@playfront/ui/search';
import { pagePath, type PageTarget } from '../addresses/pages.ts';

/** An item that opens a path within the locale. */
export type PathItem = Omit<PaletteItem, 'href'> & { readonly path: string };

/** Maximum number of studios in a result, and of categories, which are also suggested before anything is typed. */
const maxResults = { providers: 3, chips: 3, suggestedChips: 6 };
const iconSize = 20;

/** The page of each group's games. */
export const lobbyOf = { casino: 'casino', live: 'liveCasino' } as const satisfies Record<GameGroup, PageTarget['to']>;

/** The studios and categories of both lobbies that match a search, from the cached catalogue; those of the live lobby are labelled as such. */
export function useLobbyResults(query: string): { providers: readonly PathItem[]; chips: readonly PathItem[] } {
  const format = useFormat();
  const live = format.text('site.nav.live_casino');
  const lobbies = [
    { ...useLobbyChips('casino'), group: 'casino' },
    { ...useLobbyChips('live'), group: 'live' },
  ] as const;

  const providers = lobbies
    .flatMap(({ group, providers: listed }) => listed.map((provider) => ({ group, ...provider })))
    .filter(({ name }) => query && matchesText(name, query))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxResults.providers)
    .map(({ group, id, name, count }): PathItem => ({
      id: `provider-${group}-${id}`,
      label: name,
      hint: group === 'live' ? live : format.text(searchMessage.results, { count }),
      lead: <IconUsers size={iconSize} />,
      path: pagePath({ to: lobbyOf[group], query: { providers: id } }),
    }));
  const chips = lobbies
    .flatMap(({ group, chips: listed }) => listed.map((chip) => ({ group, ...chip })))
    .filter(({ id, label }) => id !== 'all' && matchesText(label, query))
    .slice(0, query ? maxResults.chips : maxResults.suggestedChips)
    .map(({ group, id, label, change: { category, collection } }): PathItem => ({
      id: `chip-${group}-${id}`,
      label,
      hint: group === 'live' ? live : undefined,
      lead: <IconLayoutGrid size={iconSize} />,
      path: pagePath({ to: lobbyOf[group], query: { category, collection } }),
    }));
  return { providers, chips };
}
