import type { ReactNode } from 'react';
import { Skeleton } from '@playfront/ui';
import styles from './cashier.module.css';

type CashierSkeletonProps = {
  /** What is loading, announced politely. */
  label: string;
  /** Content above the two columns. */
  head?: ReactNode;
};

/** The cashier while payment methods are loading. */
export function CashierSkeleton({ label, head }: CashierSkeletonProps) {
  return (
    <div className={styles.layout}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {head}
      <div className={styles.columns}>
        <div className={styles.methods}>
          <Skeleton height={68} radius="card" />
          <Skeleton height={68} radius="card" className={styles.second} />
        </div>
        <div className={styles.payment}>
          <Skeleton height={72} />
          <Skeleton height={44} />
          <Skeleton height={48} />
        </div>
      </div>
    </div>
  );
}
