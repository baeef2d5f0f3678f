import { lazy, Suspense, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Skeleton } from '@playfront/ui';
import { IconQrcode } from '@playfront/ui/icons';
import styles from './StepLayout.module.css';

// Contains the encoder of QR codes, which not every step needs.
const QrCode = lazy(async () => ({ default: (await import('@playfront/ui/qr-code')).QrCode }));

/** A QR code, drawn here, since the page loads no images from other hosts. */
export function StepQrCode({ value, label }: { value: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton width={208} height={208} radius="card" />}>
      <QrCode value={value} label={label} />
    </Suspense>
  );
}

/** A QR code that in the narrow layout opens with a button: a phone rarely scans its own screen. */
export function FoldedQrCode({ value, label, note }: { value: string; label: string; note?: string }) {
  const { text } = useFormat();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.qr} data-shown={isShown ? '' : undefined}>
      <Button className={styles.showQr} block icon={<IconQrcode size={20} />} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {text('payments.step.show_qr')}
      </Button>
      <div className={styles.code}>
        <StepQrCode value={value} label={label} />
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
