import type { SignOutReason } from '@playfront/api-contract';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Dialog } from '@playfront/ui/overlays';

const messageOfReason = {
  self_exclusion: 'auth.signed_out.self_exclusion',
  session_limit: 'auth.signed_out.session_limit',
  blocked: 'auth.signed_out.blocked',
  password_changed: 'auth.signed_out.password_changed',
  email_changed: 'auth.signed_out.email_changed',
  ended: 'auth.signed_out.ended',
  expired: 'auth.signed_out.expired',
  'other-tab': 'auth.signed_out.other_tab',
} as const satisfies Record<SignOutReason | 'expired' | 'other-tab', MessageId>;

export type SignedOutDialogProps = {
  readonly reason: keyof typeof messageOfReason;
  readonly onClose: () => void;
  readonly onOpenLogin: () => void;
  readonly onOpenContact: () => void;
};

/** Says why the session ended, and what can be done: log in again, or ask the support where no login is possible. */
export function SignedOutDialog({ reason, onClose, onOpenLogin, onOpenContact }: SignedOutDialogProps) {
  const { text } = useFormat();
  const isClosed = reason === 'blocked' || reason === 'self_exclusion';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('auth.signed_out.title')}
      closeLabel={text('auth.signed_out.close')}
      size="s"
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {text('auth.signed_out.close')}
          </Button>
          <Button variant="action" size="l" onClick={isClosed ? onOpenContact : onOpenLogin} data-autofocus>
            {text(isClosed ? 'auth.signed_out.contact' : 'auth.signed_out.log_in')}
          </Button>
        </>
      }
    >
      <p>{text(messageOfReason[reason])}</p>
    </Dialog>
  );
}
