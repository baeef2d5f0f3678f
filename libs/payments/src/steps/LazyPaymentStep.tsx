import { lazy, Suspense, type ComponentProps } from 'react';
import { useFormat } from '@playfront/i18n';
import { CashierSkeleton } from '../cashier/CashierSkeleton.tsx';

/** Loads the steps of the flows that continue on this site. */
export const loadSteps = () => import('./PaymentStep.tsx');
const PaymentStep = lazy(async () => ({ default: (await loadSteps()).PaymentStep }));

/** A `PaymentStep`, which most returns from a provider's page do not need. */
export function LazyPaymentStep(props: ComponentProps<typeof PaymentStep>) {
  const { text } = useFormat();
  return (
    <Suspense fallback={<CashierSkeleton label={text('payments.step.progress')} />}>
      <PaymentStep {...props} />
    </Suspense>
  );
}
