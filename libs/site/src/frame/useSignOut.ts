import { useCallback } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@playfront/auth';
import { loadingBar } from '../navigation/loading-bar.ts';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { pages } from '../addresses/pages.ts';
import { leaveAtom } from '../unsaved-edits/unsaved-edits.atoms.ts';
import { closeOverlayAtom } from '../state/frame.atoms.ts';

/** Logs the player out and goes to the casino (spec §2 "User dropdown"). */
export function useSignOut(): () => void {
  const session = useSession();
  const close = useSetAtom(closeOverlayAtom);
  const navigate = useNavigate();
  const leave = useSetAtom(leaveAtom);
  return useCallback(
    () =>
      leave(() => {
        close();
        // Leave the player's pages first; otherwise their guard would open the login dialog.
        loadingBar.start();
        void navigate(pages.casino.path, { replace: isOverlayEntry() });
        session.signOut();
      }),
    [close, leave, navigate, session],
  );
}
