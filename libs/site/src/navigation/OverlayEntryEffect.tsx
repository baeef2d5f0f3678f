import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { hasSwapState } from '../state/reload-marks.ts';
import { goBackOverlayAtom, isWelcomeOpenAtom, overlayAtom } from '../state/frame.atoms.ts';
import { enterOverlayEntry, leaveClosedEntries } from './overlay-entry.ts';

/** Back closes the open overlay instead of leaving the page; from a recovery dialog it returns to the login. Renders nothing. */
export function OverlayEntryEffect() {
  const isOverlayOpen = useAtomValue(overlayAtom) !== undefined;
  const [isWelcomeOpen, setIsWelcomeOpen] = [useAtomValue(isWelcomeOpenAtom), useSetAtom(isWelcomeOpenAtom)];
  const goBack = useSetAtom(goBackOverlayAtom);
  const isOpen = isOverlayOpen || isWelcomeOpen;

  useEffect(() => {
    // An overlay restored after a swap of builds reuses its entry: a traversal could collide with the user's Back.
    if (!hasSwapState()) leaveClosedEntries();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    return enterOverlayEntry(() => {
      setIsWelcomeOpen(false);
      return goBack();
    });
  }, [isOpen, goBack, setIsWelcomeOpen]);

  return null;
}
