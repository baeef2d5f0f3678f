import { useId, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { IconMessage2, IconShieldCheck } from '@playfront/ui/icons';
import styles from './StillStuck.module.css';

export type StuckLinkProps = { readonly className: string; readonly children: ReactNode };

export interface StillStuckProps {
  contactLink: (props: StuckLinkProps) => ReactNode;
  responsibleGamingLink: (props: StuckLinkProps) => ReactNode;
}

/** Links to support and responsible gaming, for players whose question is not answered. */
export function StillStuck({ contactLink, responsibleGamingLink }: StillStuckProps) {
  const { text } = useFormat();
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('content.faq.stuck.title')}</h2>
      <p>{text('content.faq.stuck.text')}</p>
      {contactLink({
        className: buttonClass({ block: true }),
        children: (
          <>
            <IconMessage2 />
            {text('content.faq.stuck.contact')}
          </>
        ),
      })}
      <p className={styles.care}>{text('content.faq.stuck.care')}</p>
      {responsibleGamingLink({
        className: buttonClass({ block: true }),
        children: (
          <>
            <IconShieldCheck />
            {text('content.faq.stuck.safer_play')}
          </>
        ),
      })}
    </section>
  );
}
