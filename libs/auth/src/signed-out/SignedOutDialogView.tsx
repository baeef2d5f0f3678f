import type { SignOutReason } from '@playfront/api-contract';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Dialog } from '@playfront/ui/overlays';

const messageOfReason = {
  account_closed: 'auth.signed_out.account_closed',
  session_limit: 'auth.signed_out.session_limit',
  blocked: 'auth.signed_out.blocked',
  password_changed: 'auth.signed_out.password_changed',
  email_changed: 'auth.signed_out.email_changed',
  ended: 'auth.signed_out.ended',
  expired: 'auth.signed_out.expired',
  'other-tab': 'auth.signed_out.other_tab',
} as const satisfies Record<Exclude<SignOutReason, 'self_exclusion'> | 'expired' | 'other-tab', MessageId>;

export type SignedOutDialogViewProps = {
  readonly reason: keyof typeof messageOfReason;
  readonly onClose: () => void;
  readonly onOpenLogin: () => void;
  readonly onOpenContact: () => void;
};

/** Says why the session ended and what to do: log in again, or contact support if no login is possible. */
export function SignedOutDialogView({ reason, onClose, onOpenLogin, onOpenContact }: SignedOutDialogViewProps) {
  const { text } = useFormat();
  const isClosedByPlayer = reason === 'account_closed';
  const isClosed = isClosedByPlayer || reason === 'blocked';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text(isClosedByPlayer ? 'auth.signed_out.account_closed_title' : 'auth.signed_out.title')}
      closeLabel={text('auth.signed_out.close')}
      presentation="question"
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
