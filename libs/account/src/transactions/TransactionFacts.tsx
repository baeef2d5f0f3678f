import { useId } from 'react';
import type { TransactionDetails } from '@playfront/api-contract';
import { useFormat, type Format } from '@playfront/i18n';
import { add, subtract, type Money } from '@playfront/money';
import { StateTag } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { CopyField } from '@playfront/ui/forms';
import styles from './TransactionDetailsView.module.css';
import { reasonText, stateOfStatus, statusTitle } from './transactions.messages.ts';

type TransactionFactsProps = { details: TransactionDetails; onCancel: () => void };

/** The card of facts: account, amounts, effects on the balances, references, and at the end the link that cancels a withdrawal. */
export function TransactionFacts({ details, onCancel }: TransactionFactsProps) {
  const format = useFormat();
  const { text } = format;
  const titleId = useId();
  const { transaction, reference, provider_reference: providerReference } = details;
  const copy = { copyLabel: text('account.security.codes.copy'), copiedLabel: text('account.security.codes.copied') };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.cardTitle}>
        {text('account.transactions.details.title')}
      </h2>
      <DescriptionList rows={[...accountRows(details, format), ...amountRows(details, format), ...balanceRows(details, format)]} />
      <div className={styles.references}>
        <CopyField label={text('account.transactions.details.reference')} value={reference} {...copy} />
        {providerReference && <CopyField label={text('account.transactions.details.provider_reference')} value={providerReference} {...copy} />}
      </div>
      {transaction.can_cancel && (
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {text('account.transactions.cancel.confirm')}
        </button>
      )}
    </section>
  );
}

const isPayout = (type: string) => type === 'withdrawal';

function accountRows({ transaction, destination }: TransactionDetails, format: Format): DescriptionRow[] {
  const { text, dateTime } = format;
  const { type, provider, game_name: game, status, date } = transaction;
  const reason = reasonText(transaction, format);
  const accountLabel = text(type === 'deposit' ? 'account.transactions.details.paid_with' : 'account.transactions.details.to');
  return [
    ...(destination === null ? [] : [{ id: 'account', label: accountLabel, value: destination }]),
    ...(provider === '' ? [] : [{ id: 'provider', label: text('account.transactions.column.provider'), value: provider }]),
    ...(game === null ? [] : [{ id: 'game', label: text('account.transactions.column.game'), value: game }]),
    { id: 'date', label: text('account.transactions.column.date'), value: <time dateTime={date}>{dateTime(date)}</time> },
    {
      id: 'status',
      label: text('account.transactions.column.status'),
      value: <StateTag state={stateOfStatus[status]}>{text(statusTitle[status])}</StateTag>,
    },
    ...(reason === undefined ? [] : [{ id: 'reason', label: text('account.transactions.details.reason'), value: reason }]),
  ];
}

function amountRows({ transaction, requestedAmount }: TransactionDetails, { text, money }: Format): DescriptionRow[] {
  const { type, status, amount, fee, bet, win, total } = transaction;
  const row = (id: string, label: string, value: Money | null, startsGroup = false) =>
    value === null ? [] : [{ id, label, value: money(value), startsGroup }];
  if (bet !== null || win !== null) {
    return [
      ...row('bet', text('account.transactions.column.bet'), bet, true),
      ...row('win', text('account.transactions.column.win'), win),
      ...(total === null ? [] : [{ id: 'total', label: text('account.transactions.column.total'), value: money(total, { sign: 'always' }) }]),
    ];
  }
  const isDeposit = type === 'deposit';
  const isReceived = isPayout(type) && (status === 'pending' || status === 'complete');
  const isPaid = isDeposit && status === 'complete' && fee.minor > 0;
  return [
    ...row('requested', text('account.transactions.details.requested'), requestedAmount, true),
    ...row('amount', text('account.transactions.column.amount'), amount, requestedAmount === null),
    ...(isDeposit || isPayout(type) ? row('fee', text('account.transactions.details.fee'), fee) : []),
    ...(isReceived ? row('received', text('account.transactions.details.received'), subtract(amount, fee)) : []),
    ...(isPaid ? row('paid', text('account.transactions.details.paid'), add(amount, fee)) : []),
  ];
}

/** The balances that the transaction changed. */
function balanceRows({ balance }: TransactionDetails, { text, money }: Format): DescriptionRow[] {
  if (balance === null) return [];
  const rows = [
    { id: 'real', label: text('account.bets.real'), effect: balance.real },
    { id: 'bonus', label: text('account.bets.bonus'), effect: balance.bonus },
    { id: 'locked', label: text('account.bets.locked'), effect: balance.locked },
  ];
  const changed = rows.filter(({ effect }) => effect.minor !== 0);
  return changed.map(({ id, label, effect }, index) => ({ id, label, value: money(effect, { sign: 'always' }), startsGroup: index === 0 }));
}
