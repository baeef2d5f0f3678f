import type { ReactNode } from 'react';
import { minimumAgeOf, type Processor } from '@playfront/api-contract';
import { failureText, useBalance, usePlayer } from '@playfront/auth';
import type { MoneyLimit } from '@playfront/auth/limits';
import { useFormat } from '@playfront/i18n';
import { formatTypedAmount, zero } from '@playfront/money';
import { AgeMark, Button, Notice } from '@playfront/ui';
import { AmountField, Form, TextField } from '@playfront/ui/forms';
import cashier from '../cashier/cashier.module.css';
import { feeText, rangeText } from '../cashier/cashier.messages.ts';
import { PaymentFieldInput } from '../cashier/PaymentFieldInput.tsx';
import { quickPicksOf } from '../cashier/amount.rules.ts';
import { BonusField } from './BonusField.tsx';
import { DepositMethods } from './DepositMethods.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { LimitLeft } from './LimitLeft.tsx';
import styles from './DepositForm.module.css';
import { useDeposit } from './useDeposit.ts';

type DepositFormProps = {
  /** At least one. */
  processors: readonly Processor[];
  /** The tightest deposit limit. */
  limit?: MoneyLimit | undefined;
  returnPath: string;
  promoCode: string | undefined;
  /** The initial amount, as the player would type it. */
  typedAmount?: string | undefined;
  helpLinks: ReactNode;
  limitsLink?: ((children: ReactNode) => ReactNode) | undefined;
  termsLink: ((promotionId: string, children: ReactNode) => ReactNode) | undefined;
  onRedirect: (url: string) => void;
  onStarted: (transactionId: string) => void;
};

/** Method, amount, summary, and the button that names the exact amount. */
export function DepositForm({
  processors,
  limit,
  returnPath,
  promoCode,
  typedAmount,
  helpLinks,
  limitsLink,
  termsLink,
  onRedirect,
  onStarted,
}: DepositFormProps) {
  const format = useFormat();
  const { text, money, languageTag } = format;
  const balance = useBalance();
  const player = usePlayer();
  const deposit = useDeposit({ processors, left: limit?.remaining, returnPath, promoCode, typedAmount, onRedirect, onStarted });
  const { row, amount, bonus, failure, values, errorOf, fieldProps, change } = deposit;
  if (!row) return null;
  const { processor } = row;
  const { currency } = processor.minAmount;
  const fields = deposit.fields;

  return (
    <Form ref={deposit.ref} className={cashier.layout} aria-label={text('payments.deposit.title')} onSubmit={deposit.handleSubmit}>
      <div className={cashier.columns}>
        <DepositMethods processors={processors} chosenKey={row.key} left={limit?.remaining} onChoose={deposit.choose} />
        <div className={cashier.payment}>
          <AmountField
            name="amount"
            label={text('payments.deposit.amount')}
            value={values.amount}
            onChange={(typed) => change({ amount: typed })}
            // The currency symbol: a formatted zero without its digit.
            symbol={money(zero(currency), { decimals: 'whole' }).replace(/[\p{Nd}\s]/gu, '')}
            currency={currency}
            range={rangeText(processor, format)}
            fee={feeText(processor, format)}
            error={errorOf('amount')}
            quickPicksLabel={text('payments.cashier.quick_picks')}
            quickPicks={quickPicksOf(processor, limit?.remaining).map((pick) => ({
              value: formatTypedAmount(pick, languageTag),
              label: money(pick, { decimals: 'whole' }),
            }))}
          />
          {limit && <LimitLeft limit={limit} limitsLink={limitsLink} />}
          {fields.map((field) => (
            <PaymentFieldInput
              key={field}
              field={field}
              processor={processor}
              details={deposit.details}
              error={errorOf(field)}
              onChange={deposit.changeDetail}
            />
          ))}
          <BonusField
            choice={values.bonus}
            code={values.promo_code}
            amount={amount}
            bonus={bonus}
            missed={deposit.missed}
            error={errorOf('promo_code')}
            onChoose={(choice, code) => change({ bonus: choice, promo_code: code })}
            codeField={
              <TextField {...fieldProps('promo_code')} label={text('payments.deposit.promo_code')} autoComplete="off" autoCapitalize="characters" />
            }
            termsLink={termsLink}
          />
          {amount && <DepositSummary title={row.title} processor={processor} amount={amount} total={balance?.total} bonus={bonus} />}
          {failure && (
            <div tabIndex={-1} data-form-notice>
              <Notice kind="danger">{failureText(text, failure)}</Notice>
            </div>
          )}
          <div className={cashier.foot}>
            <Button type="submit" variant="action" size="l" block isBusy={deposit.isBusy}>
              {amount ? text('payments.deposit.submit', { amount: money(amount) }) : text('payments.deposit.submit_empty')}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.care}>
        <AgeMark>{text('payments.deposit.age_mark', { age: minimumAgeOf(player?.country) })}</AgeMark>
        <p>{text('payments.deposit.care')}</p>
        {helpLinks}
      </div>
    </Form>
  );
}
