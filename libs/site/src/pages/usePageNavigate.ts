import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadingBar } from '../navigation/loading-bar.ts';
import { pagePath, type PageName } from './pages.ts';

/** Goes to a page of this locale, with the loading bar. */
export function usePageNavigate(): (name: PageName, query?: Record<string, string | undefined>) => void {
  const navigate = useNavigate();
  return useCallback(
    (name, query) => {
      loadingBar.start();
      void navigate(pagePath(name, query));
    },
    [navigate],
  );
}
