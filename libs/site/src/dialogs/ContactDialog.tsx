import { useSetAtom } from 'jotai';
import { ContactForm, contactMessages } from '@playfront/content/contact';
import { useFormat } from '@playfront/i18n';
import { Dialog } from '@playfront/ui/overlays';
import { closeOverlayAtom } from '../state/frame.atoms.ts';
import { useVisitor } from '../state/useVisitor.ts';

/** The contact form over the page (spec §2, page index 3). */
export function ContactDialog({ presentation }: { presentation: 'window' | 'fullscreen' }) {
  const format = useFormat();
  const { countryCode } = useVisitor();
  const close = useSetAtom(closeOverlayAtom);
  return (
    <Dialog
      isOpen
      presentation={presentation}
      onClose={close}
      title={format.text(contactMessages.title)}
      closeLabel={format.text('site.dialog.close')}
    >
      <ContactForm autoFocus defaultCountry={countryCode} />
    </Dialog>
  );
}
