import { useSetAtom } from 'jotai';
import { LoginForm } from '@playfront/auth/login';
import { useFormat } from '@playfront/i18n';
import { Dialog } from '@playfront/ui/overlays';
import { closeOverlayAtom } from '../frame/frame.atoms.ts';
import { useAfterLogin } from '../frame/useAfterLogin.ts';
import { usePageNavigate } from '../pages/usePageNavigate.ts';

/** Login over the page. */
export function LoginDialog({ presentation }: { presentation: 'window' | 'fullscreen' }) {
  const format = useFormat();
  const close = useSetAtom(closeOverlayAtom);
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
        onForgotPassword={() => {
          close();
          navigate({ to: 'mailLink', params: { link: 'reset-password' } });
        }}
      />
    </Dialog>
  );
}
