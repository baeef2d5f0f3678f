import { gameSearch, searchMessage, useGameSearch, type GameMode } from '@playfront/casino';
import { useIsSignedIn } from '@playfront/auth';
import { useFaqQuestions } from '@playfront/content/faq-search';
import { localePath, useFormat, useLocale } from '@playfront/i18n';
import { useSportsAvailable } from '@playfront/sportsbook';
import { matchesText } from '@playfront/ui';
import { IconHelp, IconHistory, IconLayoutGrid, IconSearch, IconUsers } from '@playfront/ui/icons';
import { PalettePicture, type PaletteGroup, type PaletteItem, type PaletteResults } from '@playfront/ui/search';
import { pagePath, pages } from '../addresses/pages.ts';
import { listedPages, type ListedPage } from './listed-pages.ts';

/** What choosing a result does: opens a path within the locale, or puts text into the field. */
export type SearchTarget = { readonly path: string } | { readonly words: string };

type Result = PaletteItem & { readonly target: SearchTarget };

const iconSize = 20;

/** Maximum number of FAQ questions in a result. */
const mostQuestions = 3;

/** The grouped results for the typed text, and the target of each. */
export function useSearchResults(typed: string, recent: readonly string[]) {
  const format = useFormat();
  const locale = useLocale();
  const isSignedIn = useIsSignedIn();
  const isSportsAvailable = useSportsAvailable();
  const { step, games, total, providers, chips, retry } = useGameSearch(typed);
  const words = typed.trim();
  const questions = useFaqQuestions(words, mostQuestions);

  const to = (path: string) => ({ href: localePath(locale, path), target: { path } });
  const gamePath = (slug: string, mode: GameMode) => pages.casino.path + gameSearch('', slug, mode);
  const recentItems = recent.map((text): Result => ({
    id: `recent-${text}`,
    label: text,
    lead: <IconHistory size={iconSize} />,
    target: { words: text },
  }));
  const gameItems = games.map((game): Result => ({
    id: `game-${game.id}`,
    label: game.name,
    hint: game.provider.name,
    lead: <PalettePicture art={game.thumb} />,
    ...to(gamePath(game.slug, isSignedIn || !game.has_demo ? 'real' : 'demo')),
  }));
  const allItem: Result = {
    id: 'all',
    label: format.text('site.search.all', { count: total, words }),
    lead: <IconSearch size={iconSize} />,
    ...to(pagePath({ to: 'casino', query: { q: words } })),
  };
  const providerItems = providers
    .filter(({ name }) => matchesText(name, words))
    .map(({ id, name, count }): Result => ({
      id: `provider-${id}`,
      label: name,
      hint: format.text(searchMessage.results, { count }),
      lead: <IconUsers size={iconSize} />,
      ...to(pagePath({ to: 'casino', query: { providers: id } })),
    }));
  const chipItems = chips
    .filter(({ id, label }) => id !== 'all' && matchesText(label, words))
    .slice(0, words ? 3 : 6)
    .map(({ id, label, change }): Result => ({
      id: `chip-${id}`,
      label,
      lead: <IconLayoutGrid size={iconSize} />,
      ...to(pagePath({ to: 'casino', query: { category: change.category, collection: change.collection } })),
    }));
  const isOffered = ({ target: { to: name } }: ListedPage) =>
    pages[name].access !== (isSignedIn ? 'guest' : 'player') && (isSportsAvailable || name !== 'sports');
  const matchesKeywords = ({ titleId, keywordsId }: ListedPage) =>
    matchesText(keywordsId ? `${format.text(titleId)} ${format.text(keywordsId)}` : format.text(titleId), words);
  const pageItems = listedPages
    .filter((page) => isOffered(page) && (words ? matchesKeywords(page) : page.isMain))
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
    { id: 'recent', label: format.text('site.search.recent'), items: words ? [] : recentItems },
    { id: 'games', label: format.text('site.search.games'), items: total > 0 ? [...gameItems, allItem] : [] },
    { id: 'pages', label: format.text('site.search.pages'), items: words ? pageItems : [] },
    { id: 'help', label: format.text('site.search.help'), items: helpItems },
    { id: 'providers', label: format.text(searchMessage.providers), items: providerItems },
    { id: 'categories', label: format.text(searchMessage.categories), items: chipItems },
    { id: 'places', label: format.text('site.search.pages'), items: words ? [] : pageItems },
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const targets = new Map(items.map((item) => [item.id, item.target] as const));

  const results: PaletteResults =
    step === 'waiting'
      ? { kind: 'loading', label: format.text('site.search.loading') }
      : step === 'failed'
        ? { kind: 'error', title: format.text('site.search.error'), retryLabel: format.text('site.error.retry'), onRetry: retry }
        : groups.length === 0
          ? { kind: 'empty', title: format.text('site.search.empty_title'), text: format.text('site.search.empty_text', { words }) }
          : { kind: 'ready', groups };
  // At most six games are listed; the lobby shows all.
  const others = items.filter((item) => item !== allItem && !gameItems.includes(item)).length;
  const countText = () =>
    total > 0 ? format.text('site.search.count_games', { games: total, others }) : format.text('site.search.count', { count: others });
  return { results, targets, countLabel: words ? countText() : '' };
}
