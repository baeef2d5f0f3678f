import { useId, useState } from 'react';
import { asApiError } from '@playfront/api-client';
import type { OpenSession } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { CardList } from '@playfront/ui/data';
import { ConfirmDialog } from '@playfront/ui/overlays';
import { DeviceRow } from './DeviceRow.tsx';
import { deviceName } from './device-name.ts';
import styles from './SecurityView.module.css';
import { useDevices } from './useDevices.ts';

/** Called with a text when devices have been logged out. */
export type DevicesSectionProps = { readonly onDone: (text: string) => void };

/** Where the player is logged in, this device first; others can be logged out one by one or all at once. */
export function DevicesSection({ onDone }: DevicesSectionProps) {
  const format = useFormat();
  const { text } = format;
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { query, devices, ending, failure, clearFailure, end, endOthers } = useDevices({
    onEnded: (session: OpenSession) => onDone(text('account.security.ended', { device: deviceName(session, format) })),
    onOthersEnded: () => onDone(text('account.security.others_ended')),
  });
  const hasOthers = devices.some(({ is_current }) => !is_current);
  const reason = failure && failureText(text, failure);

  const handleEndOthers = async () => {
    if (await endOthers()) setIsAsking(false);
  };
  const handleClose = () => {
    setIsAsking(false);
    clearFailure();
  };

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{format.text('account.security.devices')}</h2>
        {hasOthers && (
          <Button size="s" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {text('account.security.log_out_others')}
          </Button>
        )}
      </div>
      {reason && !isAsking && <Notice kind="danger">{reason}</Notice>}
      {query.data ? (
        <CardList labelledBy={titleId}>
          {devices.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isBusy={ending?.kind === 'one' && ending.id === session.id}
              onEnd={(ended) => void end(ended)}
            />
          ))}
        </CardList>
      ) : query.isError ? (
        <ErrorState
          isCard
          title={text('account.security.error')}
          retryLabel={text('account.retry')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {failureText(text, asApiError(query.error))}
        </ErrorState>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {text('account.security.loading')}
          </p>
          <Skeleton height={136} radius="card" />
        </>
      )}
      {query.data && !hasOthers && <p className={styles.note}>{text('account.security.alone')}</p>}
      <p className={styles.note}>{text('account.security.note')}</p>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('account.security.others_title')}
        closeLabel={text('account.security.close')}
        confirmLabel={text('account.security.log_out_others')}
        cancelLabel={text('account.security.cancel')}
        isBusy={ending?.kind === 'others'}
        error={reason}
        onConfirm={() => void handleEndOthers()}
        onClose={handleClose}
      >
        {text('account.security.others_text')}
      </ConfirmDialog>
    </section>
  );
}
