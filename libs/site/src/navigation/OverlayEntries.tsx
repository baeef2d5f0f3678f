import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackStepsContext } from '@playfront/ui';
import { enterOverlayEntry, isOverlayEntry } from './overlay-entry.ts';

/** Lets a page's own sheets, questions and steps be entries of the history, as the frame's drawers and dialogs are: Back closes them. */
export function OverlayEntries({ children }: { children: ReactNode }) {
  const { key: place } = useLocation();
  const steps = useMemo(() => ({ place, enter: enterOverlayEntry, isHere: isOverlayEntry }), [place]);
  return <BackStepsContext value={steps}>{children}</BackStepsContext>;
}
