import { useEffect } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useBackStep } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { leavePageBackwards } from '../navigation/overlay-entry.ts';
import { lazyView } from '../page-loading/lazy-view.ts';
import { pages } from '../addresses/pages.ts';
import { hasUnsavedEditsAtom, isLeaveAskedAtom, isLeavingGuardedAtom, leaveAtom, stayAtom } from './unsaved-edits.atoms.ts';

const UnsavedEditsDialog = lazyView(() => import('./UnsavedEditsDialog.tsx').then((module) => module.UnsavedEditsDialog));

/** While a form has unsaved edits, Back asks first, and so does the browser before the tab is closed or reloaded. */
export function UnsavedEditsEffect() {
  const store = useStore();
  const navigate = useNavigate();
  const hasEdits = useAtomValue(hasUnsavedEditsAtom);
  const isAsked = useAtomValue(isLeaveAskedAtom);
  const leave = useSetAtom(leaveAtom);
  const stay = useSetAtom(stayAtom);

  // The entry stays while there are edits: asking and staying change nothing in the history, so a second Back cannot overtake them.
  useBackStep(hasEdits, () => {
    if (isAsked) stay();
    else leave(() => leavePageBackwards(() => void navigate(pages.index.path, { replace: true })));
    return store.get(isLeavingGuardedAtom);
  });

  useEffect(() => {
    if (!hasEdits) return;
    // Load the dialog now: offline it could not be loaded, and the player could not leave.
    void UnsavedEditsDialog.preload().catch(() => {});
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (store.get(isLeavingGuardedAtom)) event.preventDefault();
    };
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [hasEdits, store]);

  return (
    <PanelBoundary key={String(isAsked)} hasFallback={false} onFailed={stay}>
      {isAsked && <UnsavedEditsDialog />}
    </PanelBoundary>
  );
}
