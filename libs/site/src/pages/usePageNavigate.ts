import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadingBar } from '../navigation/loading-bar.ts';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { withTrackingCode } from '../navigation/tracking-code.ts';
import { pagePath, type PageTarget } from './pages.ts';

/** Goes to a page of this locale, with the loading bar; in place of the entry of a drawer or dialog it is chosen in. */
export function usePageNavigate(): (target: PageTarget) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (target) => {
      loadingBar.start();
      void navigate(pagePath(withTrackingCode(target, search)), { replace: isOverlayEntry() });
    },
    [navigate, search],
  );
}
