import { useSetAtom } from 'jotai';
import { useFormat } from '@playfront/i18n';
import { ConfirmDialog } from '@playfront/ui/overlays';
import { confirmLeaveAtom, stayAtom } from './unsaved-edits.atoms.ts';

/** Asks whether unsaved edits may be lost. The history entry of the edits handles Back. */
export function UnsavedEditsDialog() {
  const { text } = useFormat();
  return (
    <ConfirmDialog
      isOpen
      hasBackStep={false}
      kind="destructive"
      title={text('site.unsaved.title')}
      closeLabel={text('site.dialog.close')}
      cancelLabel={text('site.unsaved.stay')}
      confirmLabel={text('site.unsaved.leave')}
      onClose={useSetAtom(stayAtom)}
      onConfirm={useSetAtom(confirmLeaveAtom)}
    >
      {text('site.unsaved.text')}
    </ConfirmDialog>
  );
}
