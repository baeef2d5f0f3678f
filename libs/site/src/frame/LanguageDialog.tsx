import { useSetAtom } from 'jotai';
import { useFormat } from '@playfront/i18n';
import { Dialog } from '@playfront/ui/overlays';
import { closeOverlayAtom } from '../state/frame.atoms.ts';
import { SiteLanguages } from './SiteLanguages.tsx';

/** The language dialog of the button in the footer. */
export function LanguageDialog() {
  const format = useFormat();
  const close = useSetAtom(closeOverlayAtom);
  return (
    <Dialog isOpen onClose={close} title={format.text('site.header.language')} closeLabel={format.text('site.dialog.close')}>
      <SiteLanguages onCurrent={close} />
    </Dialog>
  );
}
