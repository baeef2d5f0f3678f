import type { ComponentPropsWithRef } from 'react';
import { IconChevronDown } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { BalanceAnnouncer } from './BalanceAnnouncer.tsx';
import styles from './BalancePill.module.css';
import { MoneyText } from './MoneyText.tsx';
import { SplitLine } from './SplitLine.tsx';

export interface BalancePillProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The total, already formatted. */
  total: string;
  /** Part of the total that is real money, 0 to 1. */
  realShare: number;
  /** There is no money: the split line is bare. */
  isEmpty?: boolean | undefined;
  /** Name of the button, with the total in it: "Balance, €497.60". */
  label: string;
  /** Whether the panel it opens is open; leave it out where the pill leads elsewhere. */
  isOpen?: boolean | undefined;
  /** Shows that a panel opens under it. */
  hasChevron?: boolean | undefined;
}

/** The balance of the header: the total over the split line. A new total cross-fades and is said politely. */
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
      {/* Outside the button: what is inside is not read out when it changes. */}
      <BalanceAnnouncer>{label}</BalanceAnnouncer>
    </>
  );
}
