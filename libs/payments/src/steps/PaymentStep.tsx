import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { AppStep } from './AppStep.tsx';
import { CardFieldsStep } from './CardFieldsStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { CoinStep } from './CoinStep.tsx';
import { FrameStep } from './FrameStep.tsx';
import type { OnSite } from './on-site.ts';
import { QrStep } from './QrStep.tsx';
import type { StepProps } from './step.ts';
import { TransferStep } from './TransferStep.tsx';

const OwnCardStep = lazy(() => import('./OwnCardStep.tsx').then((module) => ({ default: module.OwnCardStep })));

/** How often the status is fetched while a step is shown, in case an event of the live channel was lost. */
export const stepPollMs = 10_000;

type PaymentStepProps = Omit<StepProps, 'step'> & { started: OnSite };

/** The step that the player takes to pay a started deposit, by its flow. */
export function PaymentStep({ started, ...props }: PaymentStepProps) {
  const check = useEffectEvent(props.onCheck);
  useEffect(() => {
    const timer = setInterval(() => check(), stepPollMs);
    return () => clearInterval(timer);
  }, []);

  switch (started.type) {
    case 'iframe_url':
      return <FrameStep {...props} url={started.url} height={started.height} />;
    case 'client_token':
      if (started.own_card_form) {
        return (
          <Suspense>
            <OwnCardStep {...props} />
          </Suspense>
        );
      }
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
