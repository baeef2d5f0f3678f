import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Footer.module.css';

export interface FooterColumn {
  title: string;
  /** Links or buttons. */
  items: readonly ReactNode[];
}

export interface FooterProps {
  /** First column: logo, age mark, safer gambling. */
  lead: ReactNode;
  columns: readonly FooterColumn[];
  /** Names of payment methods. Their space is reserved while the list is empty. */
  plates?: readonly ReactNode[] | undefined;
  platesLabel?: string | undefined;
  className?: string | undefined;
  /** Licence and legal text. */
  children?: ReactNode;
}

const keyOf = (node: ReactNode, index: number) => (isValidElement(node) && node.key !== null ? node.key : index);

/** The footer of every page: operator, help and legal information. */
export const Footer = ({ lead, columns, plates, platesLabel, className, children }: FooterProps) => (
  <footer className={joinClasses(styles.footer, className)}>
    <div className="wrap">
      <div className={styles.columns}>
        <div className={styles.lead}>{lead}</div>
        {columns.map(({ title, items }) => (
          <div key={title}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <ul role="list">
              {items.map((item, index) => (
                <li key={keyOf(item, index)} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {plates && (
        <div className={styles.payments}>
          {plates.length > 0 && (
            <ul className={styles.plates} role="list" aria-label={platesLabel}>
              {plates.map((plate, index) => (
                <li key={keyOf(plate, index)} className={styles.plate}>
                  {plate}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {children !== undefined && <div className={styles.legal}>{children}</div>}
    </div>
  </footer>
);
