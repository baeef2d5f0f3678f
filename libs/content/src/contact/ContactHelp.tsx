import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { textLinksClass } from '@playfront/ui/data';
import { IconClock, IconHelp, IconMail } from '@playfront/ui/icons';
import styles from './ContactHelp.module.css';

export type ContactHelpProps = {
  /** The brand's support email address. */
  readonly supportEmail: string;
  /** Renders the link to the FAQ. */
  readonly faqLink: (props: { readonly children: ReactNode }) => ReactNode;
};

/** Beside the form: response time and faster ways to get help. */
export function ContactHelp({ supportEmail, faqLink }: ContactHelpProps) {
  const { text } = useFormat();
  return (
    <ul className={joinClasses(styles.help, textLinksClass)}>
      <li>
        <IconClock size={20} />
        <div>
          <h2 className={styles.title}>{text('content.contact.when')}</h2>
          <p>{text('content.contact.sent_text')}</p>
        </div>
      </li>
      <li>
        <IconHelp size={20} />
        <div>
          <h2 className={styles.title}>{text('content.contact.faq')}</h2>
          <p>{text('content.contact.faq_text')}</p>
          {faqLink({ children: text('content.contact.faq_link') })}
        </div>
      </li>
      <li>
        <IconMail size={20} />
        <div>
          <h2 className={styles.title}>{text('content.contact.by_email')}</h2>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </div>
      </li>
    </ul>
  );
}
