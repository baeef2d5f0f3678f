import type { ReactNode } from 'react';
import { IconLock } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './BalancePanel.module.css';
import { MoneyText } from './MoneyText.tsx';
import type { MoneyKind } from './MoneyText.tsx';
import { SplitLine } from './SplitLine.tsx';

export interface BalanceRow {
  kind: Exclude<MoneyKind, 'total'>;
  label: string;
  /** Already formatted. */
  amount: string;
  /** One line of what this money can do. */
  hint?: ReactNode;
}

export interface BalancePanelProps {
  totalLabel: string;
  total: string;
  realShare: number;
  isEmpty?: boolean | undefined;
  rows: readonly BalanceRow[];
  /** Beside the label of the total, such as a button that hides amounts. */
  aside?: ReactNode;
  /** Deposit and Withdraw; they share the width. */
  actions?: ReactNode;
  /** Without its box, inside a drawer or a page. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

const markOf = (kind: BalanceRow['kind']) =>
  kind === 'locked' ? <IconLock size={14} /> : <span className={joinClasses(styles.dot, styles[kind])} />;

/** The whole balance: total, split line, and each kind of money with what it means. */
export function BalancePanel({ totalLabel, total, realShare, isEmpty, rows, aside, actions, isPlain, className }: BalancePanelProps) {
  return (
    <div className={joinClasses(styles.panel, !isPlain && styles.boxed, className)}>
      <div className={styles.head}>
        <span>{totalLabel}</span>
        {aside}
      </div>
      <MoneyText size="l" className={styles.total}>
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
              <MoneyText kind={row.kind}>{row.amount}</MoneyText>
            </dd>
            {row.hint !== undefined && <dd className={styles.hint}>{row.hint}</dd>}
          </div>
        ))}
      </dl>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
