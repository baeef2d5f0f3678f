import { useSetAtom } from 'jotai';
import { LoginForm } from '@playfront/auth/login';
import { useFormat } from '@playfront/i18n';
import { Dialog } from '@playfront/ui/overlays';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { closeOverlayAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { useAfterLogin } from '../frame/useAfterLogin.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';

/** The login dialog. */
export function LoginDialog({ presentation }: { presentation: 'window' | 'fullscreen' }) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const close = useSetAtom(closeOverlayAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const navigate = usePageNavigate();
  const afterLogin = useAfterLogin();
  return (
    <Dialog isOpen presentation={presentation} onClose={close} title={format.text('site.dialog.login')} closeLabel={format.text('site.dialog.close')}>
      <LoginForm
        autoFocus
        onSignedIn={afterLogin}
        onOpenRegistration={() => {
          close();
          navigate({ to: 'signUp' });
        }}
        supportEmail={brand.supportEmail}
        onOpenContact={() => openOverlay('contact')}
        onForgotPassword={() => openOverlay('forgot-password')}
        onForgotUsername={() => openOverlay('forgot-username')}
      />
    </Dialog>
  );
}
