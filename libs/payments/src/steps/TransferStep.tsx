import { useState } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { formatTypedAmount } from '@playfront/money';
import { CopyRows } from '@playfront/ui/forms';
import { CancelDeposit } from './CancelDeposit.tsx';
import { CopyValue } from './CopyValue.tsx';
import { epcCodeOf } from './epc-code.rules.ts';
import { focusOnMount } from './focus-on-mount.ts';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import { FoldedQrCode } from './StepQrCode.tsx';
import { useSentTransfer } from './useSentTransfer.ts';
import styles from './StepLayout.module.css';

/** Labels of further data of a transfer; data without a label is shown by its name. */
const detailTitle: Readonly<Record<string, MessageId>> = {
  account_number: 'payments.field.account_number',
  sort_code: 'payments.field.sort_code',
  institution: 'payments.field.institution',
  transit: 'payments.field.transit',
  payid: 'payments.field.payid',
  email: 'payments.step.transfer.email',
  entity: 'payments.step.transfer.entity',
};

/** The data of a bank transfer, each value to copy, and as a QR code for banking apps if there is a standard. */
export function TransferStep({ step, transactionId, transaction, onAgain }: StepProps<'instructions'>) {
  const { text, money, languageTag } = useFormat();
  const [isMarked, markSent] = useSentTransfer(transactionId);
  const [wasMarkedBefore] = useState(isMarked);
  const { progress } = step;
  const isPaid = isMarked || progress !== null;
  const code = epcCodeOf(step);
  const qr = code && <FoldedQrCode value={code} label={text('payments.step.transfer.qr')} note={text('payments.step.transfer.qr_text')} />;
  const paid = !isPaid && (
    <Button variant="action" size="l" block onClick={markSent}>
      {text('payments.step.transfer.paid')}
    </Button>
  );
  return (
    <StepLayout
      isPlain
      title={text('payments.step.transfer.title')}
      lead={text('payments.step.transfer.lead')}
      aside={
        <StepAside
          transaction={transaction}
          top={qr}
          waitsFor={isPaid ? 'payments.step.transfer.on_its_way' : 'payments.step.transfer.waits'}
          expiresAt={step.expires_at}
          pageUrl={step.page_url}
          onAgain={onAgain}
        >
          {paid && <div className={styles.inDock}>{paid}</div>}
          {!isPaid && <CancelDeposit transactionId={transactionId} />}
        </StepAside>
      }
      dock={paid}
    >
      {progress?.received && progress.received.minor < step.amount.minor && (
        <Notice isLive>{text('payments.step.transfer.part', { received: money(progress.received), amount: money(step.amount) })}</Notice>
      )}
      {isMarked && !progress && (
        <div ref={wasMarkedBefore ? undefined : focusOnMount} tabIndex={-1}>
          <Notice isLive>{text('payments.step.transfer.thanks')}</Notice>
        </div>
      )}
      <div className={styles.fields}>
        <CopyRows isMain>
          <CopyValue label={text('payments.step.transfer.reference')} value={step.reference} />
        </CopyRows>
        <CopyRows>
          <CopyValue
            label={text('payments.step.transfer.amount')}
            value={money(step.amount)}
            copiedText={formatTypedAmount(step.amount, languageTag)}
          />
          <CopyValue label={text('payments.step.transfer.beneficiary')} value={step.beneficiary} />
          <CopyValue label={text('payments.field.iban')} value={step.iban.replace(/(.{4})(?=.)/g, '$1 ')} />
          <CopyValue label={text('payments.field.bic')} value={step.bic} />
          {step.details.map(({ name, value }) => (
            <CopyValue key={name} label={detailTitle[name] ? text(detailTitle[name]) : name} value={value} />
          ))}
          <CopyValue label={text('payments.step.transfer.bank')} value={step.bank} />
        </CopyRows>
      </div>
      <Notice>{text('payments.step.transfer.hint')}</Notice>
    </StepLayout>
  );
}
