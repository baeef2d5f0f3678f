import type { ReactNode } from 'react';
import { Message, useFormat } from '@playfront/i18n';
import { IconClock, IconHelp, IconMail } from '@playfront/ui/icons';
import styles from './ContactHelp.module.css';

export type ContactHelpProps = {
  /** The brand's address for letters without the form. */
  readonly supportEmail: string;
  /** The link to the questions and answers. */
  readonly faqLink: ReactNode;
};

/** Beside the form: how soon an answer comes, and the ways that may be faster. */
export function ContactHelp({ supportEmail, faqLink }: ContactHelpProps) {
  const { text } = useFormat();
  return (
    <ul className={styles.help}>
      <li>
        <IconClock size={20} />
        <div>
          <h2 className={styles.title}>{text('content.contact.when')}</h2>
          <p>
            <Message id="content.contact.sent_text" />
          </p>
        </div>
      </li>
      <li>
        <IconHelp size={20} />
        <div>
          <h2 className={styles.title}>{text('content.contact.faq')}</h2>
          <p>
            <Message id="content.contact.faq_text" />
          </p>
          {faqLink}
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
