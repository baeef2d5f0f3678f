import { useId, type ReactNode } from 'react';
import { Message } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { IconMessage2, IconShieldCheck } from '@playfront/ui/icons';
import styles from './StillStuck.module.css';

export type StuckLinkProps = { readonly className: string; readonly children: ReactNode };

export interface StillStuckProps {
  contactLink: (props: StuckLinkProps) => ReactNode;
  saferPlayLink: (props: StuckLinkProps) => ReactNode;
}

/** Links for players whom no answer helped: support and safer gambling. */
export function StillStuck({ contactLink, saferPlayLink }: StillStuckProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Message id="content.faq.stuck.title" />
      </h2>
      <p>
        <Message id="content.faq.stuck.text" />
      </p>
      {contactLink({
        className: buttonClass({ block: true }),
        children: (
          <>
            <IconMessage2 />
            <Message id="content.faq.stuck.contact" />
          </>
        ),
      })}
      <p className={styles.care}>
        <Message id="content.faq.stuck.care" />
      </p>
      {saferPlayLink({
        className: buttonClass({ block: true }),
        children: (
          <>
            <IconShieldCheck />
            <Message id="content.faq.stuck.safer_play" />
          </>
        ),
      })}
    </section>
  );
}
