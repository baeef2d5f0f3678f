import { useAtomValue, useSetAtom } from 'jotai';
import { countryCodes } from '@playfront/auth/phone';
import { RegistrationForm } from '@playfront/auth/registration';
import { isWelcomeOpenAtom, openLoginAtom } from '../state/frame.atoms.ts';
import { useBrowserSearch } from '../navigation/tracking-code.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';
import { bonusCodeAtom, clearBonusCodeAtom } from '../state/bonus-code.atoms.ts';
import { keptBonusCode } from '../state/kept-bonus-code.ts';
import { useVisitor } from '../state/useVisitor.ts';
import { LegalLinks } from './LegalLinks.tsx';

/** The registration with what the house knows of its visitor: country, tracking code and bonus code of the way here. It ends in the welcome. */
export function SignUpForm({ isLoginElsewhere = false }: { isLoginElsewhere?: boolean }) {
  const { countryCode } = useVisitor();
  const search = new URLSearchParams(useBrowserSearch());
  // A welcome page of a country says which one it is about.
  const askedCountry = search.get('country') ?? '';
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
      defaultCountry={countryCodes.includes(askedCountry) ? askedCountry : countryCode}
      trackingCode={search.get('tracking_code') ?? ''}
      promoCode={bonusCode}
      // From here on the form's draft has it.
      onPromoCodeTyped={keptBonusCode.clear}
      onRegistered={handleRegistered}
      onOpenLogin={() => openLogin()}
      legalLinks={<LegalLinks />}
      isLoginElsewhere={isLoginElsewhere}
    />
  );
}
