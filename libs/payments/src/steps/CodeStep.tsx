import { useState } from 'react';
import { asApiError, createRequestKeys, useApi } from '@playfront/api-client';
import { defaultResendSeconds, type ErrorKey } from '@playfront/api-contract';
import { errorKeyMessage, failureText } from '@playfront/auth';
import { SendAgain } from '@playfront/auth/recovery';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, OneTimeCodeField } from '@playfront/ui/forms';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import styles from './StepLayout.module.css';

/** The default messages of these keys are about an authenticator app and a card. */
const codeFailure: Partial<Record<ErrorKey, MessageId>> = {
  code_required: 'payments.step.code.code_required',
  wrong_card: 'payments.step.code.wrong_card',
};

/** Field for the code that was sent to the player's phone. */
export function CodeStep({ step, transactionId, transaction, onCheck, onAgain }: StepProps<'otp'>) {
  const { text } = useFormat();
  const api = useApi();
  const [keys] = useState(() => createRequestKeys({ isSingle: true }));
  const form = useForm<{ code: string }, ErrorKey>({
    fields: useFormValues({ initial: { code: '' } }),
    check: ({ code }) => (code.length < step.length ? { code: 'code_required' } : {}),
    errorText: (key) => text(codeFailure[key] ?? errorKeyMessage(key)),
    async send({ code }) {
      try {
        await keys.run(code, (key) => api.paymentConfirmPayment({ transaction_id: transactionId, code, idempotency_key: key }));
      } catch (error) {
        const { key } = asApiError(error);
        // The payment has ended.
        if (key === 'deposit_fail' || key === 'not_found') onCheck();
        throw error;
      }
      onCheck();
    },
  });
  return (
    <StepLayout
      title={text('payments.step.code.title')}
      lead={step.sent_to ? text('payments.step.code.lead', { phone: step.sent_to }) : text('payments.step.code.lead_unknown')}
      aside={
        <StepAside
          transaction={transaction}
          waitsFor="payments.step.code.waits"
          expiresAt={step.expires_at}
          pageUrl={step.page_url}
          onAgain={onAgain}
        />
      }
    >
      <Form ref={form.ref} className={styles.fields} aria-label={text('payments.step.code.title')} onSubmit={form.handleSubmit}>
        {form.failure && (
          <div tabIndex={-1} data-form-notice>
            <Notice kind="danger">{failureText(text, form.failure)}</Notice>
          </div>
        )}
        <OneTimeCodeField
          {...form.fieldProps('code')}
          label={text('payments.step.code.field')}
          length={step.length}
          onChange={(digits) => form.change({ code: digits })}
        />
        <Button type="submit" variant="action" size="l" isBusy={form.isBusy || form.isSent}>
          {text('payments.step.code.submit')}
        </Button>
      </Form>
      <SendAgain
        variant="quiet"
        label={text('payments.step.code.resend')}
        initialWaitSeconds={defaultResendSeconds}
        send={async () => {
          const { wait_seconds: waitSeconds } = await api.paymentResendCode({ transaction_id: transactionId });
          return { outcome: text('payments.step.code.resent'), waitSeconds };
        }}
      />
    </StepLayout>
  );
}
