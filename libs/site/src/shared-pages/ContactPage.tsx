import { ContactForm, ContactHelp } from '@playfront/content/contact';
import { Message } from '@playfront/i18n';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { PageLink } from '../pages/PageLink.tsx';
import { useVisitor } from '../state/useVisitor.ts';
import contact from './ContactPage.module.css';
import styles from './page.module.css';

/** The contact form, and the ways that may be faster. */
export function Page() {
  const { brand } = useSiteConfig();
  const { countryCode } = useVisitor();
  return (
    <main id="content" className={`wrap ${styles.page} ${contact.contact}`}>
      <header className={contact.head}>
        <h1>
          <Message id="content.contact.title" />
        </h1>
        <p>
          <Message id="content.contact.lead" />
        </p>
      </header>
      <div className={contact.form}>
        <ContactForm defaultCountry={countryCode} />
      </div>
      <aside className={contact.help}>
        <PanelBoundary>
          <ContactHelp
            supportEmail={brand.supportEmail}
            faqLink={
              <PageLink to="faq">
                <Message id="content.contact.faq_link" />
              </PageLink>
            }
          />
        </PanelBoundary>
      </aside>
    </main>
  );
}
