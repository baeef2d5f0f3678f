import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { signOutReasons, type SignOutReason } from '@playfront/api-contract';
import { SignedOutDialog } from '@playfront/auth/signed-out';
import { closeOverlayAtom, openLoginAtom, openOverlayAtom } from '../frame/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';

function readReason(): SignOutReason | 'expired' {
  const kept = signOutReason.read();
  return signOutReasons.find((reason) => reason === kept) ?? 'expired';
}

/** Why the operator ended the session of this tab; said once. */
export function SessionEndDialog() {
  const close = useSetAtom(closeOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const [reason] = useState(readReason);
  useEffect(() => signOutReason.forget(), []);
  return <SignedOutDialog reason={reason} onClose={close} onOpenLogin={() => openLogin()} onOpenContact={() => openOverlay('contact')} />;
}
