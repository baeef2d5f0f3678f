import type { ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { Pagination } from '@playfront/ui/data';
import { IconMail } from '@playfront/ui/icons';
import styles from './MailBoxView.module.css';
import { MailItem } from './MailItem.tsx';
import { useMailBox } from './useMailBox.ts';

const skeletonRows = 6;

export type MailBoxViewProps = {
  /** Starts at 1; the caller stores it in the URL. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** Link shown in an empty inbox. */
  readonly emptyAction?: ReactNode;
};

/** The operator's messages to the player, latest first. Opening a message marks it as read. */
export function MailBoxView({ page, onPageChange, emptyAction }: MailBoxViewProps) {
  const { text } = useFormat();
  const { messages, pageCount, markRead } = useMailBox(page, onPageChange);

  if (messages.isError) {
    return (
      <ErrorState
        isCard
        title={text('account.mail.error')}
        retryLabel={text('account.retry')}
        onRetry={() => void messages.refetch()}
        isRetrying={messages.isFetching}
      >
        {failureText(text, asApiError(messages.error))}
      </ErrorState>
    );
  }
  if (!messages.data) {
    return (
      <div className={styles.view}>
        <p className="visually-hidden" role="status">
          {text('account.mail.loading')}
        </p>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <Skeleton key={index} height={64} radius="card" />
        ))}
      </div>
    );
  }
  if (messages.data.messages.length === 0) {
    return (
      <EmptyState isCard title={text('account.mail.empty')} icon={<IconMail size={24} />} action={emptyAction}>
        {text('account.mail.empty_text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.view} aria-busy={messages.isFetching}>
      <p className={styles.count} aria-live="polite">
        {text('account.mail.unread_count', { count: messages.data.unread })}
      </p>
      <ul className={styles.list} role="list" aria-label={text('account.mail.title')}>
        {messages.data.messages.map((message) => (
          <MailItem key={message.id} message={message} onOpen={(opened) => void markRead(opened)} />
        ))}
      </ul>
      <Pagination
        label={text('account.mail.pages')}
        page={page}
        pageCount={pageCount}
        onChange={onPageChange}
        previousLabel={text('account.bets.previous')}
        nextLabel={text('account.bets.next')}
        pageLabel={(number) => text('account.bets.page', { page: number })}
      />
    </div>
  );
}
