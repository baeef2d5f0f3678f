import { useFormat } from '@playfront/i18n';
import { Skeleton } from '@playfront/ui';
import styles from './WithdrawForm.module.css';

/** The ways to be paid are on their way. */
export function WithdrawSkeleton() {
  const { text } = useFormat();
  return (
    <div className={styles.view}>
      <p className="visually-hidden" role="status">
        {text('payments.withdraw.loading')}
      </p>
      <Skeleton height={88} radius="card" />
      <div className={styles.columns}>
        <div className={styles.methods}>
          <Skeleton height={68} radius="card" />
          <Skeleton height={68} radius="card" />
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
