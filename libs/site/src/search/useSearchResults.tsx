import { gameSearch, searchMessage, useGameSearch, type GameMode } from '@playfront/casino';
import { ownGamesMessage, useFavourites, useRecentGames } from '@playfront/casino/player-games';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { useFaqQuestions } from '@playfront/content/faq-search';
import { localePath, useFormat, useLocale } from '@playfront/i18n';
import { useSportsAvailable } from '@playfront/sportsbook';
import { matchesText } from '@playfront/ui';
import { IconHelp, IconHistory, IconSearch } from '@playfront/ui/icons';
import { PaletteImage, type PaletteGroup, type PaletteItem, type PaletteResults } from '@playfront/ui/search';
import { pagePath, pages } from '../addresses/pages.ts';
import { listedPages, type ListedPage } from './listed-pages.ts';
import { lobbyOf, useLobbyResults, type PathItem } from './useLobbyResults.tsx';

/** What choosing a result does: opens a path within the locale, puts text into the field, or searches for games again. */
export type SearchTarget = { readonly path: string } | { readonly query: string } | { readonly retry: () => void };

type Result = PaletteItem & { readonly target: SearchTarget };

const iconSize = 20;

/** Maximum number of FAQ questions in a result. */
const maxQuestions = 3;

/** Maximum number of recent games and of favourites before anything is typed. */
const maxOwnGames = 4;

/** The games that are suggested to a player. */
function useOwnGames(): Record<'recent' | 'favourites', readonly Game[]> {
  const recent = useRecentGames() ?? [];
  const favourites = useFavourites().filter(({ status }) => status === 'active');
  return { recent: recent.slice(0, maxOwnGames).map(({ game }) => game), favourites: favourites.slice(0, maxOwnGames) };
}

/** The grouped results for the typed text, and the target of each. */
export function useSearchResults(typed: string, recent: readonly string[]) {
  const format = useFormat();
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  const isSportsAvailable = useSportsAvailable();
  const query = typed.trim();
  const { step, games, total, retry } = useGameSearch(query);
  const { providers, chips } = useLobbyResults(query);
  const questions = useFaqQuestions(query, maxQuestions);
  const own = useOwnGames();

  const to = (path: string) => ({ href: localePath(locale, path), target: { path } });
  const gamePath = ({ slug, table }: Game, mode: GameMode) => pages[lobbyOf[table ? 'live' : 'casino']].path + gameSearch('', slug, mode);
  const recentItems = recent.map((text): Result => ({
    id: `recent-${text}`,
    label: text,
    lead: <IconHistory size={iconSize} />,
    target: { query: text },
  }));
  const gameItem = (game: Game, list = 'game'): Result => ({
    id: `${list}-${game.id}`,
    label: game.name,
    hint: game.provider.name,
    lead: <PaletteImage art={game.thumb} />,
    ...to(gamePath(game, isSignedIn || !game.has_demo ? 'real' : 'demo')),
  });
  const gameItems = games.map((game) => gameItem(game));
  const ownItems = (list: string, own: readonly Game[]) => (query ? [] : own.map((game) => gameItem(game, list)));
  const allItem: Result = {
    id: 'all',
    label: format.text('site.search.all', { count: total, words: query }),
    lead: <IconSearch size={iconSize} />,
    ...to(pagePath({ to: 'casino', query: { q: query } })),
  };
  const retryItem: Result = {
    id: 'retry',
    label: format.text('site.error.retry'),
    hint: format.text('site.search.error'),
    lead: <IconSearch size={iconSize} />,
    target: { retry },
  };
  const gameGroupItems = total > 0 ? [...gameItems, allItem] : step === 'failed' ? [retryItem] : gameItems;
  const pathItem = ({ path, ...item }: PathItem): Result => ({ ...item, ...to(path) });
  const isOffered = ({ target: { to: name } }: ListedPage) =>
    pages[name].access !== (isSignedIn ? 'guest' : 'player') && (isSportsAvailable || name !== 'sports');
  const matchesKeywords = ({ titleId, keywordsId }: ListedPage) =>
    matchesText(keywordsId ? `${format.text(titleId)} ${format.text(keywordsId)}` : format.text(titleId), query);
  // A category of the live casino (offered while its tables are open) is a closer match than the page.
  const hasCloserMatch = ({ target: { to: name }, titleId }: ListedPage) =>
    name === 'liveCasino' && !matchesText(format.text(titleId), query) && chips.some(({ path }) => path.startsWith(pages.liveCasino.path));
  const pageItems = listedPages
    .filter((page) => isOffered(page) && (query ? matchesKeywords(page) && !hasCloserMatch(page) : page.isMain))
    .map(({ target, titleId, Icon }): Result => ({
      id: `page-${titleId}`,
      label: format.text(titleId),
      lead: <Icon size={iconSize} />,
      ...to(pagePath(target)),
    }));

  const helpItems = questions.map(({ section, id, question }): Result => ({
    id: `help-${section}-${id}`,
    label: question,
    lead: <IconHelp size={iconSize} />,
    ...to(`${pagePath({ to: 'faq', params: { id: section } })}#${id}`),
  }));

  const groups: (Omit<PaletteGroup, 'items'> & { items: readonly Result[] })[] = [
    { id: 'recent', label: format.text('site.search.recent'), items: query ? [] : recentItems },
    { id: 'continue', label: format.text(ownGamesMessage.recent), items: ownItems('continue', own.recent) },
    { id: 'favourites', label: format.text(ownGamesMessage.favourites), items: ownItems('favourite', own.favourites) },
    { id: 'games', label: format.text('site.search.games'), items: gameGroupItems, isLoading: step === 'waiting' },
    { id: 'pages', label: format.text('site.search.pages'), items: query ? pageItems : [] },
    { id: 'help', label: format.text('site.search.help'), items: helpItems },
    { id: 'providers', label: format.text(searchMessage.providers), items: providers.map(pathItem) },
    { id: 'categories', label: format.text(searchMessage.categories), items: chips.map(pathItem) },
    { id: 'places', label: format.text('site.search.pages'), items: query ? [] : pageItems },
  ].filter(({ items, isLoading }) => items.length > 0 || isLoading);
  const items = groups.flatMap((group) => group.items);
  const targets = new Map(items.map((item) => [item.id, item.target] as const));
  // At most six games are listed; the lobby shows all.
  const others = items.length - gameGroupItems.length;

  const results: PaletteResults =
    step === 'failed' && others === 0
      ? { kind: 'error', title: format.text('site.search.error'), retryLabel: format.text('site.error.retry'), onRetry: retry }
      : groups.length === 0
        ? { kind: 'empty', title: format.text('site.search.empty_title'), text: format.text('site.search.empty_text', { words: query }) }
        : { kind: 'ready', groups };
  const countText = () => {
    if (step === 'waiting') return format.text('site.search.loading');
    return total > 0 ? format.text('site.search.count_games', { games: total, others }) : format.text('site.search.count', { count: others });
  };
  return { results, targets, countLabel: query ? countText() : '' };
}
