import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { RegistrationForm } from '@playfront/auth/registration';
import { Message } from '@playfront/i18n';
import { isWelcomeOpenAtom, openLoginAtom, usePageNavigate, useSiteConfig } from '@playfront/site';
import { AgeMark } from '@playfront/ui';
import styles from './SignUpPage.module.css';

/** Registration. */
export function Page() {
  const { countryCode } = useSiteConfig();
  const [search] = useSearchParams();
  const openLogin = useSetAtom(openLoginAtom);
  const openWelcome = useSetAtom(isWelcomeOpenAtom);
  const navigate = usePageNavigate();
  return (
    <main id="content" className={styles.page}>
      <h1 className="visually-hidden">
        <Message id="site.page.signUp.title" />
      </h1>
      <RegistrationForm
        defaultCountry={countryCode}
        trackingCode={search.get('tracking_code') ?? ''}
        onRegistered={() => {
          openWelcome(true);
          navigate('index');
        }}
        onOpenLogin={() => openLogin()}
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
