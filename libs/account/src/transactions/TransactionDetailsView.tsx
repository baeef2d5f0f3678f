import { useRef, type ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import type { TransactionDetails } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState, Skeleton, Timeline } from '@playfront/ui';
import { IconChevronLeft, IconPrinter } from '@playfront/ui/icons';
import { ListActionButton } from '../print/ListActionButton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { arrivalTime, detailsHeading, timelineSteps } from './transaction-details.messages.ts';
import styles from './TransactionDetailsView.module.css';
import { TransactionFacts } from './TransactionFacts.tsx';
import { useCancelWithdrawal } from './useCancelWithdrawal.ts';
import { useTransactionDetails } from './useTransactionDetails.ts';

export type TransactionDetailsViewProps = {
  readonly transactionId: string;
  /** Link back to the list, around an icon with a label. */
  readonly backLink: (children: ReactNode, className: string | undefined) => ReactNode;
  /** Called when the withdrawal was cancelled, and details and balance are updated. */
  readonly onCancelled: () => void;
};

/** A transaction with its steps, amounts and references; a pending withdrawal can be cancelled. It prints as a receipt. */
export function TransactionDetailsView({ transactionId, backLink, onCancelled }: TransactionDetailsViewProps) {
  const format = useFormat();
  const { text } = format;
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useTransactionDetails(transactionId);
  const details = query.data;
  const cancel = useCancelWithdrawal({
    reload: query.refetch,
    onCancelled() {
      // The pressed link disappears.
      heading.current?.focus();
      onCancelled();
    },
  });
  const back = (
    <>
      <IconChevronLeft size={20} />
      <span className="visually-hidden">{text('account.transactions.details.back')}</span>
    </>
  );
  return (
    <div className={styles.view} aria-busy={query.isFetching}>
      <div className={styles.head}>
        {backLink(back, styles.back)}
        <h1 ref={heading} tabIndex={-1}>
          {details ? detailsHeading(details.transaction, format) : text('account.transactions.details.title')}
        </h1>
        {details && (
          <ListActionButton icon={<IconPrinter size={20} />} onClick={() => window.print()}>
            {text('account.transactions.details.receipt')}
          </ListActionButton>
        )}
      </div>
      {details ? (
        <Content details={details} onCancel={() => cancel.ask(details.transaction)} />
      ) : query.isError ? (
        <ErrorState
          isCard
          title={text('account.transactions.details.error')}
          retryLabel={text('account.retry')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {failureText(text, asApiError(query.error))}
        </ErrorState>
      ) : (
        <Loading />
      )}
      {cancel.phase.kind !== 'idle' && (
        <CancelDialog
          withdrawal={cancel.phase.withdrawal}
          isBusy={cancel.phase.kind === 'busy'}
          failure={cancel.phase.kind === 'asking' ? cancel.phase.failure : undefined}
          onConfirm={() => void cancel.confirm()}
          onClose={cancel.close}
        />
      )}
    </div>
  );
}

function Content({ details, onCancel }: { details: TransactionDetails; onCancel: () => void }) {
  const format = useFormat();
  const { text, dateTime } = format;
  const arrival = arrivalTime(details);
  const steps = timelineSteps(details, format);
  return (
    <>
      {arrival !== null && <p className={styles.promise}>{text('account.transactions.details.due', { time: dateTime(arrival) })}</p>}
      <div className={styles.columns}>
        {steps.length > 0 && (
          <div className={styles.card}>
            <Timeline label={text('account.transactions.steps')} steps={steps} />
          </div>
        )}
        <TransactionFacts details={details} onCancel={onCancel} />
      </div>
    </>
  );
}

function Loading() {
  const { text } = useFormat();
  return (
    <div className={styles.columns}>
      <p className="visually-hidden" role="status">
        {text('account.transactions.details.loading')}
      </p>
      <Skeleton height={304} radius="card" />
      <Skeleton height={332} radius="card" />
    </div>
  );
}
