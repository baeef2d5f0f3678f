import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { DescriptionList, QrCode, type DescriptionRow } from '@playfront/ui/data';
import { CancelDeposit } from './CancelDeposit.tsx';
import { CopyValue } from './CopyValue.tsx';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import styles from './StepLayout.module.css';

/** Highlighted characters at both ends of an address. */
const edgeLength = 6;

/** Where to send the coins: address, tag, amount, rate, and a QR code for wallet apps. */
export function CoinStep({ step, transactionId, transaction, onAgain }: StepProps<'address'>) {
  const { text, money } = useFormat();
  const { coin, network, rate, minFiat } = step;
  const rows: readonly (DescriptionRow | false)[] = [
    { id: 'network', label: text('payments.field.network'), value: network },
    minFiat.minor > 0 && { id: 'least', label: text('payments.step.coin.least'), value: money(minFiat) },
    rate !== null && {
      id: 'rate',
      label: text('payments.step.coin.rate'),
      value: text('payments.step.coin.rate_value', { coin, rate, currency: minFiat.currency }),
    },
  ];
  return (
    <StepLayout
      title={text('payments.step.coin.title', { coin })}
      lead={text('payments.step.coin.lead')}
      aside={
        <StepAside
          transaction={transaction}
          waitsFor="payments.step.coin.waits"
          expiresAt={step.expires_at}
          pageUrl={step.page_url}
          onAgain={onAgain}
        >
          <CancelDeposit transactionId={transactionId} />
        </StepAside>
      }
    >
      <Notice>{text('payments.step.coin.only', { coin, network })}</Notice>
      <div className={styles.codes}>
        <QrCode value={step.uri ?? step.address} label={text('payments.step.coin.qr')} />
        <div className={styles.fields}>
          <CopyValue label={text('payments.step.coin.address')} value={step.address} edgeLength={edgeLength} />
          <CopyValue label={text('payments.step.coin.memo')} value={step.memo ?? ''} />
          <CopyValue label={text('payments.step.coin.amount', { coin })} value={step.coin_amount ?? ''} />
        </div>
      </div>
      {step.memo !== null && <Notice>{text('payments.step.coin.memo_needed')}</Notice>}
      <DescriptionList rows={rows.filter((row) => row !== false)} />
      <p className={styles.note}>{text('payments.step.coin.differs')}</p>
    </StepLayout>
  );
}
