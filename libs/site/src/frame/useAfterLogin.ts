import { useCallback } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadingBar } from '../navigation/loading-bar.ts';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { pages } from '../addresses/pages.ts';
import { safePathOr } from '../safe-path/safe-path.ts';
import { closeOverlayAtom, wantedPathAtom } from '../state/frame.atoms.ts';

/** After a login by the player (spec §4): closes the dialog, then opens the requested path, or otherwise the casino. */
export function useAfterLogin(): () => void {
  const wantedPath = useAtomValue(wantedPathAtom);
  const close = useSetAtom(closeOverlayAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    close();
    const path = safePathOr(wantedPath, pages.casino.path);
    // Already there: only close the dialog.
    if (path === pathname + search) return;
    loadingBar.start();
    void navigate(path, { replace: isOverlayEntry() });
  }, [close, navigate, wantedPath, pathname, search]);
}
