import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { CopyRows } from '@playfront/ui/forms';
import { CancelDeposit } from './CancelDeposit.tsx';
import { coinShortfall } from './coin-progress.rules.ts';
import { CopyValue } from './CopyValue.tsx';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import { FoldedQrCode } from './StepQrCode.tsx';
import styles from './StepLayout.module.css';

/** Highlighted characters at both ends of an address. */
const edgeLength = 6;

/** Where to send the coins: address, tag, amount, rate, and a QR code for wallet apps; then their confirmations. */
export function CoinStep({ step, transactionId, transaction, onAgain }: StepProps<'address'>) {
  const { text } = useFormat();
  const { coin, network, progress, expires_at: expiresAt } = step;
  const [isLate, setLate] = useState(() => expiresAt !== null && Date.parse(expiresAt) <= Date.now());
  return (
    <StepLayout
      title={text('payments.step.coin.title', { coin })}
      lead={text('payments.step.coin.lead')}
      aside={
        <StepAside
          transaction={transaction}
          {...(progress
            ? {
                seen: 'payments.step.coin.seen',
                waitsFor: 'payments.step.coin.confirmations',
                waitsValues: { count: progress.confirmations, required: progress.required },
              }
            : { waitsFor: 'payments.step.coin.waits', expiresAt, onExpired: () => setLate(true) })}
          pageUrl={step.page_url}
          onAgain={onAgain}
        >
          {!progress && <CancelDeposit transactionId={transactionId} />}
        </StepAside>
      }
    >
      <CoinNotice step={step} asked={transaction?.amount} isLate={isLate} />
      <div className={styles.codes}>
        <FoldedQrCode value={step.uri ?? step.address} label={text('payments.step.coin.qr')} />
        <CopyRows>
          <CopyValue label={text('payments.step.coin.address')} value={step.address} edgeLength={edgeLength} />
          <CopyValue label={text('payments.step.coin.memo')} value={step.memo ?? ''} />
          <CopyValue label={text('payments.step.coin.amount', { coin })} value={step.coin_amount ?? ''} />
        </CopyRows>
      </div>
      {step.memo !== null && <Notice>{text('payments.step.coin.memo_needed')}</Notice>}
      <DescriptionList rows={useRows(step)} />
      <Notice>{text('payments.step.coin.only', { coin, network })}</Notice>
      <p className={styles.note}>{text('payments.step.coin.differs')}</p>
    </StepLayout>
  );
}

type Step = StepProps<'address'>['step'];

/** Network, minimum deposit, and the rate with its time. */
function useRows({ coin, network, rate, minFiat, expires_at: expiresAt }: Step): readonly DescriptionRow[] {
  const { text, money, number, time } = useFormat();
  const rows: readonly (DescriptionRow | false)[] = [
    { id: 'network', label: text('payments.field.network'), value: network },
    minFiat.minor > 0 && { id: 'least', label: text('payments.step.coin.least'), value: money(minFiat) },
    rate !== null && {
      id: 'rate',
      label: expiresAt ? text('payments.step.coin.rate_until', { time: time(expiresAt) }) : text('payments.step.coin.rate'),
      value: text('payments.step.coin.rate_value', {
        coin,
        // A fraction is shown exactly as it was sent.
        rate: Number.isSafeInteger(Number(rate)) ? number(Number(rate)) : rate,
        currency: minFiat.currency,
      }),
    },
  ];
  return rows.filter((row) => row !== false);
}

/** What is special about the coins: sent in part, or too late for the rate. */
function CoinNotice({ step, asked, isLate }: { step: Step; asked: Parameters<typeof coinShortfall>[1]; isLate: boolean }) {
  const { text, money } = useFormat();
  const { progress, minFiat } = step;
  const shortfall = coinShortfall(progress?.received, asked, minFiat);
  if (shortfall && progress?.received && asked) {
    const values = { received: money(progress.received), amount: money(asked), least: money(minFiat) };
    return <Notice isLive>{text(shortfall === 'short' ? 'payments.step.coin.short' : 'payments.step.coin.below_minimum', values)}</Notice>;
  }
  return isLate && !progress ? <Notice isLive>{text('payments.step.coin.late')}</Notice> : null;
}
