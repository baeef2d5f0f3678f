import { ContactForm, ContactHelp } from '@playfront/content/contact';
import { Message } from '@playfront/i18n';
import { PageLink, PanelBoundary, useSiteConfig } from '@playfront/site';
import styles from './ContactPage.module.css';

/** The contact form, and the ways that may be faster. */
export function Page() {
  const { brand } = useSiteConfig();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
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
