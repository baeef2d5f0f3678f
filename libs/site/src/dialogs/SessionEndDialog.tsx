import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { signOutReasons } from '@playfront/api-contract';
import { SignedOutDialog, type SignedOutDialogProps } from '@playfront/auth/signed-out';
import { closeOverlayAtom, openLoginAtom, openOverlayAtom } from '../frame/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';

function readReason(): SignedOutDialogProps['reason'] {
  const kept = signOutReason.read();
  return ([...signOutReasons, 'other-tab'] as const).find((reason) => reason === kept) ?? 'expired';
}

/** Why the session of this tab ended; said once. */
export function SessionEndDialog() {
  const close = useSetAtom(closeOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const [reason] = useState(readReason);
  useEffect(() => signOutReason.forget(), []);
  return <SignedOutDialog reason={reason} onClose={close} onOpenLogin={() => openLogin()} onOpenContact={() => openOverlay('contact')} />;
}
