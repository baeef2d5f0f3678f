import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { signOutReasons } from '@playfront/api-contract';
import { SignedOutDialogView, type SignedOutDialogViewProps } from '@playfront/auth/signed-out';
import { closeOverlayAtom, openLoginAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';

function readReason(): SignedOutDialogViewProps['reason'] {
  const kept = signOutReason.read();
  const found = ([...signOutReasons, 'other-tab'] as const).find((reason) => reason === kept);
  // A page explains it, not this dialog.
  return found === undefined || found === 'self_exclusion' ? 'expired' : found;
}

/** Says once why the session of this tab ended. */
export function SignedOutDialog() {
  const close = useSetAtom(closeOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const [reason] = useState(readReason);
  useEffect(() => signOutReason.forget(), []);
  return <SignedOutDialogView reason={reason} onClose={close} onOpenLogin={() => openLogin()} onOpenContact={() => openOverlay('contact')} />;
}
