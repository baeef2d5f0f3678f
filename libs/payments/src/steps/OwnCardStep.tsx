import { useState } from 'react';
import { asApiError, useApi } from '@playfront/api-client';
import { maxCardHolderLength } from '@playfront/api-contract/field-lengths';
import type { CardFieldError } from '@playfront/api-contract/payment-frame';
import { failureText } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { CardCodeField, CardExpiryField, CardNumberField, Form, TextField } from '@playfront/ui/forms';
import { cardErrorMessage, cardFieldLabel } from './card-fields.messages.ts';
import type { CardField } from './card-fields.rules.ts';
import { FrameStep } from './FrameStep.tsx';
import { cardErrors, cardRequestOf, emptyCard, refusedCardFields, type CardValues } from './own-card.rules.ts';
import type { StepProps } from './step.ts';
import { StepAside } from './StepAside.tsx';
import { StepLayout } from './StepLayout.tsx';
import styles from './CardFieldsStep.module.css';

const maxCvvLength = 4;

/**
 * The card form of the site for operators that may see card data. It looks like the one with the provider's fields. The card exists only in this form, which
 * has no draft, and in the one request that sends it.
 */
export function OwnCardStep(props: Omit<StepProps, 'step'>) {
  const { transactionId, transaction, onCheck, onAgain } = props;
  const { text, money } = useFormat();
  const api = useApi();
  const [openedAt] = useState(() => new Date());
  const [page, setPage] = useState<string>();
  const card = useFormValues<CardValues>({ initial: emptyCard });
  const form = useForm<CardValues, CardFieldError>({
    fields: card,
    check: (values) => cardErrors(values, openedAt),
    errorText: (error, field) => text(cardErrorMessage(field, error)),
    refusedFields: refusedCardFields,
    async send(values) {
      try {
        const { confirm_url: url } = await api.paymentPayCard({ transaction_id: transactionId, ...cardRequestOf(values) });
        card.reset();
        if (url === null) onCheck();
        else setPage(url);
      } catch (error) {
        // The payment has ended.
        if (asApiError(error).key === 'not_found') onCheck();
        throw error;
      }
    },
  });
  if (page !== undefined) return <FrameStep {...props} url={page} />;

  const fieldProps = (field: CardField) => ({
    label: text(cardFieldLabel[field]),
    value: form.values[field],
    error: form.errorOf(field),
    // An empty field is reported only when the player pays.
    onBlur: () => form.values[field] !== '' && form.show([field]),
  });
  return (
    <StepLayout
      title={text('payments.step.card.title')}
      aside={<StepAside transaction={transaction} waitsFor="payments.step.frame.waits" onAgain={onAgain} />}
    >
      <Form ref={form.ref} className={styles.form} aria-label={text('payments.step.card.title')} onSubmit={form.handleSubmit}>
        {form.failure && (
          <div tabIndex={-1} data-form-notice>
            <Notice kind="danger">{failureText(text, form.failure)}</Notice>
          </div>
        )}
        <TextField
          {...fieldProps('holder')}
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={maxCardHolderLength}
          onChange={(event) => form.change({ holder: event.target.value })}
        />
        <CardNumberField {...fieldProps('number')} onChange={(number) => form.change({ number })} />
        <div className={styles.pair}>
          <CardExpiryField {...fieldProps('expiry')} onChange={(expiry) => form.change({ expiry })} />
          <CardCodeField
            {...fieldProps('cvv')}
            hint={text('payments.step.card.cvv_hint')}
            placeholder=""
            length={maxCvvLength}
            onChange={(cvv) => form.change({ cvv })}
          />
        </div>
        <Button type="submit" variant="action" size="l" isBusy={form.isBusy || form.isSent}>
          {transaction ? text('payments.deposit.submit', { amount: money(transaction.amount) }) : text('payments.deposit.submit_empty')}
        </Button>
      </Form>
    </StepLayout>
  );
}
