import { useState } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { usePlayerLimits, type PlayerLimits } from '@playfront/auth/limits';
import { useFormat } from '@playfront/i18n';
import { ErrorState, Notice, Skeleton } from '@playfront/ui';
import { LimitDialog } from './LimitDialog.tsx';
import { higherText, limitTexts, nameText, pendingText } from './limits.messages.ts';
import type { LimitName } from './limits.rules.ts';
import { LimitsTable } from './LimitsTable.tsx';
import styles from './LimitsView.module.css';
import { PendingLimit } from './PendingLimit.tsx';
import { RealityCheckForm } from './RealityCheckForm.tsx';
import { usePendingLimits } from './usePendingLimits.ts';

export type LimitsViewProps = {
  /** Called with a text when a change has been saved. */
  readonly onDone: (text: string) => void;
};

/** The player's limits with the remaining amounts, the pending limits, and the interval of reality checks. */
export function LimitsView({ onDone }: LimitsViewProps) {
  const { text } = useFormat();
  const query = usePlayerLimits();
  if (query.data) return <Limits data={query.data} onDone={onDone} />;
  return query.isError ? (
    <ErrorState
      isCard
      title={text('account.limits.error')}
      retryLabel={text('account.retry')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {failureText(text, asApiError(query.error))}
    </ErrorState>
  ) : (
    <div role="status" aria-label={text('account.limits.loading')}>
      <Skeleton height={520} radius="card" />
    </div>
  );
}

function Limits({ data, onDone }: LimitsViewProps & { data: PlayerLimits }) {
  const format = useFormat();
  const { text } = format;
  const [changed, setChanged] = useState<LimitName>();
  const pending = usePendingLimits((limit, outcome) => {
    const name = nameText(limit, format);
    if (outcome === 'gone') onDone(text('account.limits.changed_elsewhere'));
    else if (outcome === 'cancelled') onDone(text('account.limits.pending.cancelled', { name, old: limitTexts(limit, format).limit }));
    else onDone(text('account.limits.saved', { name, limit: pendingText(limit, format) }));
  });
  return (
    <div className={styles.view}>
      <p className={styles.dim}>{text('account.limits.intro', { higher: higherText(data.rules, format) })}</p>
      {pending.failure && <Notice kind="danger">{failureText(text, pending.failure)}</Notice>}
      {data.limits
        .filter((limit) => limit.pending)
        .map((limit) => (
          <PendingLimit
            key={`${limit.kind} ${limit.period}`}
            limit={limit}
            isBusy={pending.isBusy}
            onCancel={() => pending.cancel(limit)}
            onConfirm={() => pending.confirm(limit)}
          />
        ))}
      <LimitsTable limits={data.limits} onChange={setChanged} />
      <RealityCheckForm check={data.reality_check} onSaved={onDone} />
      {changed && (
        <LimitDialog
          name={changed}
          data={data}
          onClose={() => setChanged(undefined)}
          onSaved={(done) => {
            setChanged(undefined);
            onDone(done);
          }}
        />
      )}
    </div>
  );
}
