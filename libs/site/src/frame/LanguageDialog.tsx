import { useSetAtom } from 'jotai';
import { useFormat } from '@playfront/i18n';
import { Dialog } from '@playfront/ui/overlays';
import { closeOverlayAtom } from './frame.atoms.ts';
import { SiteLanguages } from './SiteLanguages.tsx';

/** The languages over the page, for the button at its foot. */
export function LanguageDialog() {
  const format = useFormat();
  const close = useSetAtom(closeOverlayAtom);
  return (
    <Dialog isOpen onClose={close} title={format.text('site.header.language')} closeLabel={format.text('site.dialog.close')}>
      <SiteLanguages onCurrent={close} />
    </Dialog>
  );
}
