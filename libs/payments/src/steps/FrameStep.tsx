import { useEffect, useRef, useState } from 'react';
import { defaultFrameHeight } from '@playfront/api-contract/payment-frame';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { frameAddress } from './frame-address.rules.ts';
import { frameMessageOf } from './frame-message.rules.ts';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import styles from './StepLayout.module.css';

type FrameStepProps = Omit<StepProps, 'step'> & { url: string; height?: number };

/** The provider's page in a frame, so that card data never reaches this site. */
export function FrameStep({ url, height: firstHeight = defaultFrameHeight, transaction, onCheck, onAgain }: FrameStepProps) {
  const { text } = useFormat();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const address = frameAddress(url, location.origin);

  useEffect(() => {
    if (!address) return;
    const handleMessage = (event: MessageEvent) => {
      const message = frameMessageOf(event, frame.current?.contentWindow, address);
      if (message?.state === 'finished') onCheck();
      if (message?.state === 'resized') setHeight(message.height);
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [address, onCheck]);

  return (
    <StepLayout
      title={text('payments.step.frame.title')}
      lead={text('payments.step.frame.lead')}
      aside={<StepAside transaction={transaction} waitsFor="payments.step.frame.waits" onAgain={onAgain} />}
    >
      {address ? (
        <iframe
          ref={frame}
          className={styles.frame}
          style={{ height }}
          src={address}
          title={text('payments.step.frame.label')}
          // `allow-same-origin` is safe, since the page is never this site's own (see above); without it the page would have no cookies.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          referrerPolicy="origin"
        />
      ) : (
        <Notice kind="danger">{text('payments.step.frame.refused')}</Notice>
      )}
    </StepLayout>
  );
}
