import { ContactForm, ContactHelp } from '@playfront/content/contact';
import { Message } from '@playfront/i18n';
import { PageLink } from '../pages/PageLink.tsx';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import styles from './ContactPage.module.css';
import room from './page.module.css';

/** The contact form, and the ways that may be faster. */
export function Page() {
  const { brand } = useSiteConfig();
  return (
    <main id="content" className={`wrap ${room.page} ${styles.contact}`}>
      <header className={styles.head}>
        <h1>
          <Message id="content.contact.title" />
        </h1>
        <p>
          <Message id="content.contact.lead" />
        </p>
      </header>
      <div className={styles.form}>
        <ContactForm />
      </div>
      <aside className={styles.help}>
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
