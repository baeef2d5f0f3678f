import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { blockReasons, signOutReasons } from '@playfront/api-contract';
import { SignedOutDialogView, type SignedOutDialogViewProps } from '@playfront/auth/signed-out';
import { closeOverlayAtom, openLoginAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';

function readReason(): Pick<SignedOutDialogViewProps, 'reason' | 'blockReason'> {
  const stored = signOutReason.read();
  const found = ([...signOutReasons, 'other-tab'] as const).find((reason) => reason === stored?.reason);
  const blockReason = blockReasons.find((reason) => reason === stored?.blockReason) ?? null;
  // A page explains a self-exclusion, not this dialog.
  return { reason: found === undefined || found === 'self_exclusion' ? 'expired' : found, blockReason };
}

/** Shows once why the session of this tab ended. */
export function SignedOutDialog() {
  const close = useSetAtom(closeOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const { brand } = useSiteConfig();
  const [why] = useState(readReason);
  useEffect(() => signOutReason.forget(), []);
  return (
    <SignedOutDialogView
      {...why}
      supportEmail={brand.supportEmail}
      onClose={close}
      onOpenLogin={() => openLogin()}
      onOpenContact={() => openOverlay('contact')}
    />
  );
}
