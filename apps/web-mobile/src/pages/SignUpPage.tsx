import { useAtomValue, useSetAtom } from 'jotai';
import { countryCodes, RegistrationForm } from '@playfront/auth/registration';
import { Message } from '@playfront/i18n';
import {
  bonusCodeAtom,
  clearBonusCodeAtom,
  isWelcomeOpenAtom,
  LegalLinks,
  openLoginAtom,
  useBrowserSearch,
  usePageNavigate,
  useVisitor,
} from '@playfront/site';
import { AgeMark } from '@playfront/ui';
import styles from './SignUpPage.module.css';

/** Registration. */
export function Page() {
  const { countryCode } = useVisitor();
  const search = new URLSearchParams(useBrowserSearch());
  // A welcome page of a country says which one it is about.
  const askedCountry = search.get('country') ?? '';
  const bonusCode = useAtomValue(bonusCodeAtom);
  const clearBonusCode = useSetAtom(clearBonusCodeAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const openWelcome = useSetAtom(isWelcomeOpenAtom);
  const navigate = usePageNavigate();
  return (
    <main id="content" className={styles.page}>
      <h1 className="visually-hidden">
        <Message id="site.page.signUp.title" />
      </h1>
      <RegistrationForm
        defaultCountry={countryCodes.includes(askedCountry) ? askedCountry : countryCode}
        trackingCode={search.get('tracking_code') ?? ''}
        promoCode={bonusCode}
        onRegistered={() => {
          openWelcome(true);
          clearBonusCode();
          navigate({ to: 'index' });
        }}
        onOpenLogin={() => openLogin()}
        legalLinks={<LegalLinks />}
      />
      <p className={styles.care}>
        <AgeMark>
          <Message id="site.footer.age" />
        </AgeMark>
        <Message id="site.signUp.help" />
      </p>
    </main>
  );
}
