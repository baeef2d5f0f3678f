import type { FormEvent, ReactNode } from 'react';
import type { Processor } from '@playfront/api-contract';
import { failureMessage, useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { zero } from '@playfront/money';
import { AgeMark, Button, Notice } from '@playfront/ui';
import { AmountField, TextField } from '@playfront/ui/forms';
import cashier from '../cashier/cashier.module.css';
import { amountFaultText, feeText, rangeText } from './deposit.messages.ts';
import { quickPicksOf, typedTextOf } from './deposit.rules.ts';
import { DepositMethods } from './DepositMethods.tsx';
import { DepositOffers } from './DepositOffers.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import styles from './DepositForm.module.css';
import { useDeposit } from './useDeposit.ts';
import { useDepositBonus } from './useDepositBonus.ts';

type DepositFormProps = {
  /** At least one. */
  processors: readonly Processor[];
  returnPath: string;
  promoCode: string | undefined;
  helpLinks: ReactNode;
  termsLink: ((promotionId: string, children: ReactNode) => ReactNode) | undefined;
  onRedirect: (url: string) => void;
};

type Missed = NonNullable<ReturnType<typeof useDepositBonus>['missed']>;

function missedText({ is_lost, isReplaced }: Missed) {
  if (isReplaced) return 'payments.deposit.bonus_replaced';
  return is_lost ? 'payments.deposit.bonus_lost' : 'payments.deposit.bonus_minimum';
}

/** Method, amount, what it comes to, and the button that says exactly what happens. */
export function DepositForm({ processors, returnPath, promoCode, helpLinks, termsLink, onRedirect }: DepositFormProps) {
  const format = useFormat();
  const { text, money, languageTag } = format;
  const balance = useBalance();
  const deposit = useDeposit({ processors, returnPath, promoCode, onRedirect });
  const { processor, amount, fault, failure, amountFailure, codeFailure } = deposit;
  const { bonus, missed } = useDepositBonus(amount, deposit.typedCode);
  if (!processor) return null;
  const { currency } = processor.minAmount;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void deposit.submit();
  }

  return (
    <form className={cashier.room} noValidate aria-label={text('payments.deposit.title')} onSubmit={handleSubmit}>
      <div className={cashier.columns}>
        <DepositMethods processors={processors} chosenId={processor.id} onChoose={deposit.choose} />
        <div className={cashier.payment}>
          <AmountField
            ref={deposit.amountField}
            name="amount"
            label={text('payments.deposit.amount')}
            value={deposit.typed}
            onChange={deposit.type}
            // The currency's sign is what a written zero has beside its digit.
            symbol={money(zero(currency), { decimals: 'whole' }).replace(/[\p{Nd}\s]/gu, '')}
            currency={currency}
            range={rangeText(processor, format)}
            fee={feeText(processor, format)}
            error={fault ? amountFaultText(fault, format) : amountFailure && text(failureMessage(amountFailure))}
            quickPicksLabel={text('payments.deposit.quick_picks')}
            quickPicks={quickPicksOf(processor).map((pick) => ({ value: typedTextOf(pick, languageTag), label: money(pick, { decimals: 'whole' }) }))}
          />
          <DepositOffers code={deposit.typedCode} amount={amount} onChoose={deposit.typeCode} termsLink={termsLink} />
          <TextField
            ref={deposit.codeField}
            name="promo_code"
            label={text('payments.deposit.promo_code')}
            value={deposit.typedCode}
            onChange={(event) => deposit.typeCode(event.currentTarget.value)}
            error={codeFailure && text(failureMessage(codeFailure))}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
          />
          {missed && (
            <Notice isLive>
              {text(missedText(missed), {
                amount: money(missed.minDeposit),
                title: missed.title,
              })}
            </Notice>
          )}
          {amount && <DepositSummary processor={processor} amount={amount} total={balance?.total} bonus={bonus} />}
          {failure && (
            <div ref={deposit.notice} tabIndex={-1}>
              <Notice kind="danger">{text(failureMessage(failure))}</Notice>
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
        <AgeMark>{text('payments.deposit.age_mark')}</AgeMark>
        <p>{text('payments.deposit.care')}</p>
        {helpLinks}
      </div>
    </form>
  );
}
