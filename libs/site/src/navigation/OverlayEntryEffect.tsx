import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { hasKeptState } from '../form-factor/reload-marks.ts';
import { closeOverlayAtom, isWelcomeOpenAtom, overlayAtom } from '../frame/frame.atoms.ts';
import { enterOverlayEntry, leaveClosedEntries } from './overlay-entry.ts';

/** Back closes what lies over the page and leaves the page where it is. Renders nothing. */
export function OverlayEntryEffect() {
  const isOverlayOpen = useAtomValue(overlayAtom) !== undefined;
  const [isWelcomeOpen, setIsWelcomeOpen] = [useAtomValue(isWelcomeOpenAtom), useSetAtom(isWelcomeOpenAtom)];
  const close = useSetAtom(closeOverlayAtom);
  const isOpen = isOverlayOpen || isWelcomeOpen;

  useEffect(() => {
    // What a swap of builds has left open takes over its entry: a Back meanwhile must not meet a history that is on its way.
    if (!hasKeptState()) leaveClosedEntries();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    return enterOverlayEntry(() => {
      close();
      setIsWelcomeOpen(false);
    });
  }, [isOpen, close, setIsWelcomeOpen]);

  return null;
}
