import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import type { DocumentRequirement, DocumentState } from '@playfront/api-contract';
import { failureText, useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { CardList } from '@playfront/ui/data';
import { IconCircleCheck, IconLock } from '@playfront/ui/icons';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentsView.module.css';
import { UploadDialog } from './UploadDialog.tsx';

export type DocumentsViewProps = {
  /** Link back to the withdrawal, shown once no document is missing. */
  readonly withdrawLink?: ReactNode;
  /** Called when a document has been sent. */
  readonly onSent: () => void;
};

/** The documents that the operator requires, with their states, and the upload. */
export function DocumentsView({ withdrawLink, onSent }: DocumentsViewProps) {
  const { text } = useFormat();
  const [chosen, setChosen] = useState<DocumentRequirement>();
  const query = useQuery({
    ...callQuery(useApi(), 'frontGetDocuments', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn(),
  });
  if (!query.data) {
    if (!query.isError) {
      return (
        <div role="status" aria-label={text('account.documents.loading')}>
          <Skeleton height={320} radius="card" />
        </div>
      );
    }
    return (
      <ErrorState
        isCard
        title={text('account.documents.error')}
        retryLabel={text('account.documents.retry')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {failureText(text, asApiError(query.error))}
      </ErrorState>
    );
  }
  const { requirements } = query.data;
  if (requirements.length === 0) {
    return (
      <EmptyState isCard title={text('account.documents.empty')} icon={<IconCircleCheck size={24} />} action={withdrawLink}>
        {text('account.documents.empty.text')}
      </EmptyState>
    );
  }
  const count = requirements.length;
  const accepted = requirements.filter(({ state }) => state === 'accepted').length;
  const missing = requirements.filter(({ state }) => state === 'needed' || state === 'rejected').length;
  return (
    <div className={styles.view}>
      <section className={styles.progress}>
        <h2>{text('account.documents.progress', { accepted, count, missing })}</h2>
        <p>{accepted === count ? text('account.documents.done') : text('account.documents.waiting')}</p>
        <Segments states={requirements.map(({ state }) => state)} />
        {accepted === count && withdrawLink}
      </section>
      <CardList label={text('account.documents.list')} className={styles.list}>
        {byUrgency(requirements).map((requirement) => (
          <DocumentRow key={`${requirement.kind}:${requirement.card?.id ?? ''}`} requirement={requirement} onUpload={() => setChosen(requirement)} />
        ))}
      </CardList>
      <p className={styles.privacy}>
        <IconLock size={18} className={styles.lock} />
        {text('account.documents.privacy')}
      </p>
      {chosen && (
        <UploadDialog
          requirement={chosen}
          onClose={() => setChosen(undefined)}
          onSent={() => {
            setChosen(undefined);
            onSent();
          }}
        />
      )}
    </div>
  );
}

const urgency = ['rejected', 'needed', 'pending', 'accepted'] as const satisfies readonly DocumentState[];

/** Sorts documents that need an action first. */
function byUrgency(requirements: readonly DocumentRequirement[]): readonly DocumentRequirement[] {
  return requirements.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state));
}

const segmentOrder = ['accepted', 'pending', 'rejected', 'needed'] as const satisfies readonly DocumentState[];

/** A segment for each document, coloured by state. Hidden from screen readers, since the heading has the same information. */
function Segments({ states }: { states: readonly DocumentState[] }) {
  const ordered = states.toSorted((one, other) => segmentOrder.indexOf(one) - segmentOrder.indexOf(other));
  return (
    <div className={styles.segments} aria-hidden>
      {ordered.map((state, index) => (
        <span key={index} className={styles[state]} />
      ))}
    </div>
  );
}
