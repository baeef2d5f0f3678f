import type { ReactNode } from 'react';
import { IconLock } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './BalancePanel.module.css';
import { MoneyText } from './MoneyText.tsx';
import type { MoneyKind } from './MoneyText.tsx';
import { SplitLine } from './SplitLine.tsx';

export interface BalanceRow {
  kind: Exclude<MoneyKind, 'total'>;
  /** Name of the money. */
  label: string;
  /** Already formatted. */
  amount: string;
  /** One line about what this money can be used for. */
  hint?: ReactNode;
}

export interface BalancePanelProps {
  /** Above the total. */
  totalLabel: string;
  /** Already formatted. */
  total: string;
  /** Part of the total that is real money, 0 to 1. */
  realShare: number;
  /** No money: the split line is empty. */
  isEmpty?: boolean | undefined;
  /** Real, bonus and locked, in this order. */
  rows: readonly BalanceRow[];
  /** Beside the label of the total, such as a button that hides amounts. */
  aside?: ReactNode;
  /** Deposit and Withdraw; they share the width. */
  actions?: ReactNode;
  /** Without a box, inside a drawer or a page. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

const markOf = (kind: BalanceRow['kind']) =>
  kind === 'locked' ? <IconLock size={14} /> : <span className={joinClasses(styles.dot, styles[kind])} />;

/** The balance in full: total, split line, and each kind of money with an explanation. Amounts that change cross-fade. */
export function BalancePanel({ totalLabel, total, realShare, isEmpty, rows, aside, actions, isPlain, className }: BalancePanelProps) {
  return (
    <div className={joinClasses(styles.panel, !isPlain && styles.boxed, className)}>
      <div className={styles.head}>
        <span>{totalLabel}</span>
        {aside}
      </div>
      <MoneyText isLive size="l" className={styles.total}>
        {total}
      </MoneyText>
      <SplitLine realShare={realShare} isEmpty={isEmpty} height={6} />
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.kind} className={styles.row}>
            <dt>
              <span className={styles.mark}>{markOf(row.kind)}</span>
              <span className={styles.name}>{row.label}</span>
            </dt>
            <dd>
              <MoneyText isLive kind={row.kind}>
                {row.amount}
              </MoneyText>
            </dd>
            {row.hint !== undefined && <dd className={styles.hint}>{row.hint}</dd>}
          </div>
        ))}
      </dl>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
