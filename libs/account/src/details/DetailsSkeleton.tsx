import { useFormat } from '@playfront/i18n';
import { Skeleton } from '@playfront/ui';
import styles from './DetailsView.module.css';

/** Placeholder while the profile loads. */
export function DetailsSkeleton() {
  const { text } = useFormat();
  return (
    <div className={styles.view}>
      <p className="visually-hidden" role="status">
        {text('account.details.loading')}
      </p>
      <Skeleton height={176} radius="card" />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={48} />
    </div>
  );
}
