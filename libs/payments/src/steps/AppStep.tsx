import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';

/** The player approves the payment in the provider's app. */
export function AppStep({ step, transaction, onAgain }: StepProps<'poll'>) {
  const { text } = useFormat();
  return (
    <StepLayout
      title={text('payments.step.app.title')}
      lead={text('payments.step.app.lead')}
      aside={
        <StepAside
          transaction={transaction}
          waitsFor="payments.step.app.waits"
          expiresAt={step.expires_at}
          pageUrl={step.page_url}
          onAgain={onAgain}
        />
      }
    >
      <Notice>{text('payments.step.app.hint')}</Notice>
    </StepLayout>
  );
}
