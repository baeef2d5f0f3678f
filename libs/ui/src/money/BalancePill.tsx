import type { ComponentPropsWithRef } from 'react';
import { IconChevronDown } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { BalanceAnnouncer } from './BalanceAnnouncer.tsx';
import styles from './BalancePill.module.css';
import { MoneyText } from './MoneyText.tsx';
import { SplitLine } from './SplitLine.tsx';

export interface BalancePillProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The total, already formatted. */
  total: string;
  /** Part of the total that is real money, 0 to 1. */
  realShare: number;
  /** No money: the split line is empty. */
  isEmpty?: boolean | undefined;
  /** Label of the button, including the total: "Balance, €497.60". */
  label: string;
  /** Whether its panel is open; leave it out if the pill does not open a panel. */
  isOpen?: boolean | undefined;
  /** Shows a chevron if it opens a panel. */
  hasChevron?: boolean | undefined;
}

/** The balance in the header: the total above the split line. A new total cross-fades and is announced politely. */
export function BalancePill({ total, realShare, isEmpty, label, isOpen, hasChevron = false, className, type = 'button', ...rest }: BalancePillProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-label={label}
        {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
        className={joinClasses(styles.pill, hasChevron && styles.withChevron, className)}
      >
        <MoneyText isLive className={styles.total}>
          {total}
        </MoneyText>
        {hasChevron && <IconChevronDown size={16} className={styles.chevron} />}
        <SplitLine realShare={realShare} isEmpty={isEmpty} height={3} className={styles.line} />
      </button>
      {/* Outside the button, because changes inside it are not announced. */}
      <BalanceAnnouncer>{label}</BalanceAnnouncer>
    </>
  );
}
