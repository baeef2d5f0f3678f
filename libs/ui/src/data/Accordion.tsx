import type { ReactNode } from 'react';
import { IconMinus, IconPlus } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** Language of the question and its answer, if it is not that of the page. */
  lang?: string | undefined;
  /** Initially open. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others: the `name` of the `details` elements. */
  groupName?: string | undefined;
  className?: string | undefined;
}

/** Questions that open to show their answers, as `details`: find-in-page works, and no script is needed. */
export const Accordion = ({ items, groupName, className }: AccordionProps) => (
  <div className={joinClasses(styles.items, className)}>
    {items.map(({ id, title, lang, isOpen = false, children }) => (
      <details key={id} id={id} lang={lang} className={styles.item} name={groupName} open={isOpen}>
        <summary className={styles.title}>
          <span className={styles.text}>{title}</span>
          <span className={styles.plus}>
            <IconPlus />
          </span>
          <span className={styles.minus}>
            <IconMinus />
          </span>
        </summary>
        <div className={styles.answer}>{children}</div>
      </details>
    ))}
  </div>
);
