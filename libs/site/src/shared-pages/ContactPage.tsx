import { ContactForm, ContactHelp, contactMessages } from '@playfront/content/contact';
import { useFormat } from '@playfront/i18n';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { useVisitor } from '../state/useVisitor.ts';
import contact from './ContactPage.module.css';
import styles from './page.module.css';

/** The contact form, and faster ways to get help. */
export function Page() {
  const { text } = useFormat();
  const { brand } = useSiteConfig();
  const { countryCode } = useVisitor();
  return (
    <main id="content" className={`wrap ${styles.page} ${contact.contact}`}>
      <header className={contact.head}>
        <h1>{text(contactMessages.title)}</h1>
        <p>{text(contactMessages.lead)}</p>
      </header>
      <div className={contact.form}>
        <ContactForm defaultCountry={countryCode} />
      </div>
      <aside className={contact.help}>
        <PanelBoundary>
          <ContactHelp supportEmail={brand.supportEmail} faqLink={(props) => <PageLink to="faq" {...props} />} />
        </PanelBoundary>
      </aside>
    </main>
  );
}
