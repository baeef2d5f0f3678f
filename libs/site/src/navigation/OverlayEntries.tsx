import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackStepsContext } from '@playfront/ui';
import { enterOverlayEntry, isOverlayEntry, leaveOverlayEntries } from './overlay-entry.ts';

/** Makes a page's sheets, confirmation dialogs and steps history entries, like the frame's drawers and dialogs, so that Back closes them. */
export function OverlayEntries({ children }: { children: ReactNode }) {
  const { key: locationKey } = useLocation();
  const steps = useMemo(() => ({ locationKey, enter: enterOverlayEntry, isOverlayEntry, leave: leaveOverlayEntries }), [locationKey]);
  return <BackStepsContext value={steps}>{children}</BackStepsContext>;
}
