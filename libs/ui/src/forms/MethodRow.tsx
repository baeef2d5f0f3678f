import type { ReactElement, ReactNode } from 'react';
import { IconChevronRight } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './MethodRow.module.css';

/** Props for the element of the row. */
export interface MethodRowElementProps {
  className: string;
  children: ReactNode;
}

export interface MethodRowProps {
  title: string;
  /** Below the title, such as the network of a coin. */
  detail?: string | undefined;
  /** A `PaymentMark`. */
  mark?: ReactNode;
  /** Before the arrow, such as "Change". */
  end?: string | undefined;
  /** Renders the row as a router link or a button. */
  element: (props: MethodRowElementProps) => ReactElement;
  className?: string | undefined;
}

/** A payment method that opens a further choice: another coin, network or method. */
export const MethodRow = ({ title, detail, mark, end, element, className }: MethodRowProps) =>
  element({
    className: joinClasses(styles.row, className),
    children: (
      <>
        {mark}
        <span className={styles.text}>
          <span className={styles.title} title={title}>
            {title}
          </span>
          {detail !== undefined && (
            <span className={styles.detail} title={detail}>
              {detail}
            </span>
          )}
        </span>
        <span className={styles.arrow}>
          {end}
          <IconChevronRight size={18} />
        </span>
      </>
    ),
  });
