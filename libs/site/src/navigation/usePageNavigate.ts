import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadingBar } from './loading-bar.ts';
import { isOverlayEntry } from './overlay-entry.ts';
import { withTrackingCode } from './tracking-code.ts';
import { pagePath, type PageTarget } from '../addresses/pages.ts';

/** Navigates to a page of this locale with the loading bar; from a drawer or dialog, it replaces that history entry. */
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
