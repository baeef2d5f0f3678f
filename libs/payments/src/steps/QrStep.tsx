import { useFormat } from '@playfront/i18n';
import { CopyRows } from '@playfront/ui/forms';
import { CopyValue } from './CopyValue.tsx';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import { StepQrCode } from './StepQrCode.tsx';
import styles from './StepLayout.module.css';

/** A QR code for the player's banking app, and its content as text. */
export function QrStep({ step, transaction, onAgain }: StepProps<'qr'>) {
  const { text } = useFormat();
  const image = step.image?.startsWith('data:image/') ? step.image : undefined;
  const label = text('payments.step.qr.code');
  return (
    <StepLayout
      title={text('payments.step.qr.title')}
      lead={text('payments.step.qr.lead')}
      aside={
        <StepAside
          transaction={transaction}
          waitsFor="payments.step.qr.waits"
          expiresAt={step.expires_at}
          pageUrl={step.page_url}
          onAgain={onAgain}
        />
      }
    >
      <div className={styles.codes}>
        {image ? <img className={styles.image} src={image} alt={label} /> : <StepQrCode value={step.payload} label={label} />}
        {step.copy_code && (
          <CopyRows isMain>
            <CopyValue label={text('payments.step.qr.copy')} value={step.copy_code} />
          </CopyRows>
        )}
      </div>
    </StepLayout>
  );
}
