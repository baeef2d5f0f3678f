import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { maxGameSearchLength } from '@playfront/api-contract/field-lengths';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { SearchPalette, type PaletteItem } from '@playfront/ui/search';
import { closeOverlayAtom } from '../state/frame.atoms.ts';
import { loadingBar } from '../navigation/loading-bar.ts';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { useSearchResults } from './useSearchResults.tsx';

/** The site search: games, studios, categories, pages and recent searches. */
export function SitePalette() {
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const close = useSetAtom(closeOverlayAtom);
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const { results, targets, countLabel } = useSearchResults(query, recent);

  const handleChoose = (item: PaletteItem) => {
    const target = targets.get(item.id);
    if (!target) return;
    if ('query' in target) {
      setQuery(target.query);
      return;
    }
    if ('retry' in target) {
      target.retry();
      return;
    }
    rememberSearch(query);
    close();
    // Without a change of page, nothing would end the bar.
    if (target.path.split('?')[0] !== pathname) loadingBar.start();
    void navigate(target.path, { replace: isOverlayEntry() });
  };
  const handleForget = () => {
    forgetSearches();
    setRecent([]);
  };

  return (
    <SearchPalette
      isOpen
      onClose={close}
      label={format.text('site.search.title')}
      placeholder={format.text('site.search.placeholder')}
      closeLabel={format.text('site.search.close')}
      query={query}
      onQueryChange={setQuery}
      maxQueryLength={maxGameSearchLength}
      results={results}
      countLabel={countLabel}
      onChoose={handleChoose}
      footer={
        query === '' && recent.length > 0 ? (
          <Button size="s" variant="quiet" onClick={handleForget}>
            {format.text('site.search.forget')}
          </Button>
        ) : undefined
      }
    />
  );
}
