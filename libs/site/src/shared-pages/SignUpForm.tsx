import { useAtomValue, useSetAtom } from 'jotai';
import { countryCodes } from '@playfront/auth/phone';
import { RegistrationForm } from '@playfront/auth/registration';
import { isWelcomeOpenAtom, openLoginAtom } from '../state/frame.atoms.ts';
import { useBrowserSearch } from '../navigation/tracking-code.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';
import { bonusCodeAtom, clearBonusCodeAtom } from '../state/bonus-code.atoms.ts';
import { storedBonusCode } from '../state/stored-bonus-code.ts';
import { useVisitor } from '../state/useVisitor.ts';
import { LegalLinks } from './LegalLinks.tsx';

/** The registration, prefilled with the visitor's country and the tracking and bonus codes of the link. Afterwards, opens the welcome dialog. */
export function SignUpForm({ isLoginElsewhere = false }: { isLoginElsewhere?: boolean }) {
  const { countryCode } = useVisitor();
  const search = new URLSearchParams(useBrowserSearch());
  // A country's welcome page passes its country.
  const linkCountry = search.get('country') ?? '';
  const bonusCode = useAtomValue(bonusCodeAtom);
  const clearBonusCode = useSetAtom(clearBonusCodeAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const openWelcome = useSetAtom(isWelcomeOpenAtom);
  const navigate = usePageNavigate();

  const handleRegistered = () => {
    openWelcome(true);
    clearBonusCode();
    navigate({ to: 'index' });
  };

  return (
    <RegistrationForm
      defaultCountry={countryCodes.includes(linkCountry) ? linkCountry : countryCode}
      trackingCode={search.get('tracking_code') ?? ''}
      promoCode={bonusCode}
      // From now on, the form's draft stores the code.
      onPromoCodeTyped={storedBonusCode.clear}
      onRegistered={handleRegistered}
      onOpenLogin={() => openLogin()}
      legalLinks={<LegalLinks />}
      isLoginElsewhere={isLoginElsewhere}
    />
  );
}
