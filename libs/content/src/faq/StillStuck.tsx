import { useId, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
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
      {saferPlayLink({
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
