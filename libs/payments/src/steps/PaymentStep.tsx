import { useEffect, useEffectEvent } from 'react';
import type { PaymentContinuation } from '@playfront/api-contract';
import { AppStep } from './AppStep.tsx';
import { CardFieldsStep } from './CardFieldsStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { CoinStep } from './CoinStep.tsx';
import { FrameStep } from './FrameStep.tsx';
import { QrStep } from './QrStep.tsx';
import type { StepProps } from './step.ts';
import { TransferStep } from './TransferStep.tsx';

/** Flows that continue on this site; the others redirect, or need no further action by the player. */
type OnSite = Exclude<PaymentContinuation, { type: 'redirect_url' | 'form' | 'result' }>;

export function isOnSite(started: PaymentContinuation | undefined): started is OnSite {
  return started !== undefined && !['redirect_url', 'form', 'result'].includes(started.type) && hasPage(started);
}

/** Card fields can only be shown in frames of the provider. */
function hasPage(started: PaymentContinuation): boolean {
  return started.type !== 'client_token' || started.url !== null || started.fields_url !== null;
}

/** How often the status is fetched while a step is shown, in case an event of the live channel was lost. */
export const stepPollMs = 10_000;

/** The step that the player takes to pay a started deposit, by its flow. */
export function PaymentStep({ started, ...props }: Omit<StepProps, 'step'> & { started: OnSite }) {
  const check = useEffectEvent(props.onCheck);
  useEffect(() => {
    const timer = setInterval(() => check(), stepPollMs);
    return () => clearInterval(timer);
  }, []);

  switch (started.type) {
    case 'iframe_url':
      return <FrameStep {...props} url={started.url} height={started.height} />;
    case 'client_token':
      return started.fields_url === null ? (
        <FrameStep {...props} url={started.url ?? ''} />
      ) : (
        <CardFieldsStep {...props} fieldsUrl={started.fields_url} />
      );
    case 'address':
      return <CoinStep {...props} step={started} />;
    case 'instructions':
      return <TransferStep {...props} step={started} />;
    case 'qr':
      return <QrStep {...props} step={started} />;
    case 'otp':
      return <CodeStep {...props} step={started} />;
    case 'poll':
      return <AppStep {...props} step={started} />;
  }
}
