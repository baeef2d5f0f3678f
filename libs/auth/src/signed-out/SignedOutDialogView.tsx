import type { BlockReason, SignOutReason } from '@playfront/api-contract';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Dialog } from '@playfront/ui/overlays';
import { BlockFacts } from '../block/BlockFacts.tsx';

const messageOfReason = {
  account_closed: 'auth.signed_out.account_closed',
  session_limit: 'auth.signed_out.session_limit',
  password_changed: 'auth.signed_out.password_changed',
  email_changed: 'auth.signed_out.email_changed',
  ended: 'auth.signed_out.ended',
  expired: 'auth.signed_out.expired',
  'other-tab': 'auth.signed_out.other_tab',
} as const satisfies Record<Exclude<SignOutReason, 'self_exclusion' | 'blocked'> | 'expired' | 'other-tab', MessageId>;

export type SignedOutDialogViewProps = {
  readonly reason: keyof typeof messageOfReason | 'blocked';
  /** Reason of a block, if known. */
  readonly blockReason?: BlockReason | null;
  readonly supportEmail: string;
  readonly onClose: () => void;
  readonly onOpenLogin: () => void;
  readonly onOpenContact: () => void;
};

/** Why the session ended and what to do: log in again, or contact support if that is not possible. For a block also what happens to the money. */
export function SignedOutDialogView({ reason, blockReason = null, supportEmail, onClose, onOpenLogin, onOpenContact }: SignedOutDialogViewProps) {
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
      {reason === 'blocked' ? <BlockFacts reason={blockReason} supportEmail={supportEmail} /> : <p>{text(messageOfReason[reason])}</p>}
    </Dialog>
  );
}
