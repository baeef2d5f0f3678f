import { useFormat } from '@playfront/i18n';
import { Skeleton } from '@playfront/ui';

const rowCount = 6;

/** Placeholder for the rows while they load, of the same height. */
export function TransactionsSkeleton() {
  const { text } = useFormat();
  return (
    <>
      <p className="visually-hidden" role="status">
        {text('account.transactions.loading')}
      </p>
      {Array.from({ length: rowCount }, (_, index) => (
        <Skeleton key={index} height={56} radius="card" />
      ))}
    </>
  );
}
