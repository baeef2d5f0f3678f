import { useAtomValue, useSetAtom } from 'jotai';
import { CheckMailDialog, ForgotPasswordDialog, ForgotUsernameDialog, recoverySentMessages, type RecoveryMail } from '@playfront/auth/recovery';
import { useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';
import { closeOverlayAtom, goBackOverlayAtom, openOverlayAtom, recoveryMailAtom } from '../state/frame.atoms.ts';

type RecoveryOverlayProps = {
  readonly overlay: 'forgot-password' | 'forgot-username' | 'check-mail';
  readonly presentation: 'window' | 'fullscreen';
};

/** The recovery dialogs linked from the login dialog (spec §2, §4). Each returns to it and preserves the path to open after login. */
export function RecoveryOverlay({ overlay, presentation }: RecoveryOverlayProps) {
  const { text } = useFormat();
  const { showToast } = useToast();
  const openOverlay = useSetAtom(openOverlayAtom);
  const close = useSetAtom(closeOverlayAtom);
  const goBack = useSetAtom(goBackOverlayAtom);
  const mail = useAtomValue(recoveryMailAtom);
  const setMail = useSetAtom(recoveryMailAtom);
  const dialog = { presentation, onClose: close, onBack: goBack };

  function handleSent(sent: RecoveryMail): void {
    showToast({ kind: 'success', text: text(recoverySentMessages[sent.kind]) });
    setMail(sent);
    openOverlay('check-mail');
  }

  if (overlay === 'forgot-password') return <ForgotPasswordDialog {...dialog} onSent={handleSent} />;
  if (overlay === 'forgot-username') return <ForgotUsernameDialog {...dialog} onSent={handleSent} />;
  return mail && <CheckMailDialog {...dialog} mail={mail} />;
}
