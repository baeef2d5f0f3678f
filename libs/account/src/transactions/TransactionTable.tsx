import type { ReactNode } from 'react';
import type { Transaction } from '@playfront/api-contract';
import { useFormat, type Format } from '@playfront/i18n';
import { Button, joinClasses, StateTag } from '@playfront/ui';
import { DataTable, type DataColumn } from '@playfront/ui/data';
import { reasonText, stateOfStatus, statusTitle, transactionTitle } from './transactions.messages.ts';
import styles from './TransactionTable.module.css';

type TransactionTableProps = {
  transactions: readonly Transaction[];
  /** Number of lines in the period, on all pages. */
  total: number;
  /** Link to the details of a line, around its type. */
  detailsLink: (transactionId: string, children: ReactNode) => ReactNode;
  onCancel: (withdrawal: Transaction) => void;
};

/** Columns about a game are shown only if a line is about a game, which payments are not. */
function gameColumns({ text, money }: Format): readonly DataColumn<Transaction>[] {
  return [
    { key: 'game', header: text('account.transactions.column.game'), className: styles.text, render: ({ game_name }) => game_name },
    { key: 'bet', header: text('account.transactions.column.bet'), align: 'end', isNamed: true, render: ({ bet }) => bet && money(bet) },
    { key: 'win', header: text('account.transactions.column.win'), align: 'end', isNamed: true, render: ({ win }) => win && money(win) },
  ];
}

type Actions = Pick<TransactionTableProps, 'detailsLink' | 'onCancel'>;

function transactionColumns(
  format: Format,
  { hasGames, hasActions, detailsLink, onCancel }: Actions & { hasGames: boolean; hasActions: boolean },
): readonly DataColumn<Transaction>[] {
  const { text, money, dateTime } = format;
  return [
    {
      key: 'type',
      header: text('account.transactions.column.type'),
      card: 'title',
      className: joinClasses(styles.text, styles.link),
      render: (row) => detailsLink(row.id, text(transactionTitle(row))),
    },
    {
      key: 'date',
      header: text('account.transactions.column.date'),
      render: ({ date }) => <time dateTime={date}>{dateTime(date)}</time>,
    },
    {
      key: 'amount',
      header: text('account.transactions.column.amount'),
      align: 'end',
      card: 'aside',
      isNamed: true,
      render: ({ amount, fee, total }) => (
        <>
          <span className={fee.minor === 0 && (!total || Math.abs(total.minor) === amount.minor) ? styles.repeated : undefined}>{money(amount)}</span>
          {fee.minor > 0 && <span className={styles.small}>{text('account.transactions.fee', { fee: money(fee) })}</span>}
        </>
      ),
    },
    { key: 'provider', header: text('account.transactions.column.provider'), className: styles.text, render: ({ provider }) => provider },
    {
      key: 'status',
      header: text('account.transactions.column.status'),
      render: (row) => {
        const reason = reasonText(row, format);
        return (
          <>
            <StateTag state={stateOfStatus[row.status]}>{text(statusTitle[row.status])}</StateTag>
            {row.review_hours !== null && <span className={styles.small}>{text('account.transactions.review', { hours: row.review_hours })}</span>}
            {row.hold_until !== null && <span className={styles.small}>{text('account.transactions.held', { time: dateTime(row.hold_until) })}</span>}
            {reason && (
              <span className={styles.reason} title={reason}>
                {reason}
              </span>
            )}
          </>
        );
      },
    },
    ...(hasGames ? gameColumns(format) : []),
    {
      key: 'total',
      header: text('account.transactions.column.total'),
      align: 'end',
      card: 'value',
      render: ({ amount, total }) => (total ? money(total, { sign: 'always' }) : <span className={styles.unmoved}>{money(amount)}</span>),
    },
    ...(hasActions ? [actionColumn(format, onCancel)] : []),
  ];
}

function actionColumn({ text, money }: Format, onCancel: (withdrawal: Transaction) => void): DataColumn<Transaction> {
  return {
    key: 'action',
    header: text('account.transactions.column.action'),
    align: 'end',
    render: (row) =>
      row.can_cancel && (
        <Button size="s" className={styles.cancel} onClick={() => onCancel(row)}>
          {text('account.transactions.cancel')}
          <span className="visually-hidden">{money(row.amount)}</span>
        </Button>
      ),
  };
}

/** A page of payments and other movements (spec §3) with their actions. */
export function TransactionTable({ transactions, total, detailsLink, onCancel }: TransactionTableProps) {
  const format = useFormat();
  const hasGames = transactions.some(({ game_name }) => game_name);
  const hasActions = transactions.some(({ can_cancel }) => can_cancel);
  return (
    <>
      <p className={styles.count}>{format.text('account.transactions.count', { count: total })}</p>
      <DataTable
        caption={format.text('account.transactions.caption')}
        className={joinClasses(styles.table, hasActions && styles.withActions)}
        columns={transactionColumns(format, { hasGames, hasActions, detailsLink, onCancel })}
        rows={transactions}
        rowKey={({ id }) => id}
      />
    </>
  );
}
