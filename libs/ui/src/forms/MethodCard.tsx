import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './MethodCard.module.css';

export interface MethodCardProps {
  /** Name of the radio group, the same for all cards of a choice. */
  name: string;
  value: string;
  title: ReactNode;
  /** Beside the title, such as "Last used". */
  badge?: ReactNode;
  range?: ReactNode;
  /** At the right, one below the other. */
  fee?: ReactNode;
  time?: ReactNode;
  /** A `PaymentMark`. */
  mark?: ReactNode;
  isChecked: boolean;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A payment method as a radio button, with limits, fee and duration. */
export const MethodCard = ({ name, value, title, badge, range, fee, time, mark, isChecked, onChange, disabled, className }: MethodCardProps) => (
  <label className={joinClasses(styles.card, className)}>
    {mark}
    <span className={styles.text}>
      <span className={styles.title}>{title}</span>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      {range !== undefined && <span className={styles.small}>{range}</span>}
    </span>
    {(fee !== undefined || time !== undefined) && (
      <span className={styles.cost}>
        {fee}
        {time !== undefined && <span className={styles.small}>{time}</span>}
      </span>
    )}
    <input type="radio" className={styles.radio} name={name} value={value} checked={isChecked} disabled={disabled} onChange={() => onChange(value)} />
  </label>
);
