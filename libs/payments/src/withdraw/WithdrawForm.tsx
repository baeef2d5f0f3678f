import type { FormEvent, ReactNode } from 'react';
import { errorKeyMessage, useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { compare, formatTypedAmount, zero } from '@playfront/money';
import { Button, Notice } from '@playfront/ui';
import { AmountField, Form } from '@playfront/ui/forms';
import cashier from '../cashier/cashier.module.css';
import { feeText, rangeText } from '../cashier/cashier.messages.ts';
import { ForfeitDialog } from './ForfeitDialog.tsx';
import { ConfirmMailNotice } from './ConfirmMailNotice.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { PayoutPassword } from './PayoutPassword.tsx';
import { SourceNotice } from './SourceNotice.tsx';
import { useWithdraw, type WithdrawInput } from './useWithdraw.ts';
import { withdrawalPicks } from './withdraw.rules.ts';
import { WithdrawBalances } from './WithdrawBalances.tsx';
import { WithdrawMethods } from './WithdrawMethods.tsx';
import { WithdrawRefusal } from './WithdrawRefusal.tsx';
import { WithdrawSummary } from './WithdrawSummary.tsx';

type WithdrawFormProps = Omit<WithdrawInput, 'available'> & { readonly documentsLink?: ReactNode };

/** Balance, method, destination, amount, and the button that names the exact amount. */
export function WithdrawForm({ offer, documentsLink, reload, onSent }: WithdrawFormProps) {
  const format = useFormat();
  const { text, money, languageTag } = format;
  const live = useBalance();
  const balance = live?.real.currency === offer.withdrawable.currency ? live : undefined;
  const available = balance?.real ?? offer.withdrawable;
  const form = useWithdraw({ offer, available, reload, onSent });
  const { row, amount, failure, payable, phase } = form;
  if (!row) return null;
  const { currency } = row.minAmount;
  const { picks, all } = withdrawalPicks(row, payable);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form ref={form.ref} className={cashier.layout} aria-label={text('payments.withdraw.title')} onSubmit={handleSubmit}>
      <WithdrawBalances available={available} balance={balance} wageringLeft={offer.wageringLeft} />
      {offer.forfeits.minor > 0 && (
        <Notice title={text('payments.withdraw.forfeits.title')}>{text('payments.withdraw.forfeits.text', { amount: money(offer.forfeits) })}</Notice>
      )}
      {offer.requires.includes('email_not_confirmed') && failure?.key !== 'email_not_confirmed' && <ConfirmMailNotice />}
      {offer.requires.includes('kyc_required') && failure?.key !== 'kyc_required' && (
        <Notice title={text(errorKeyMessage('kyc_required'))} action={documentsLink}>
          {text('payments.withdraw.refused.kyc')}
        </Notice>
      )}
      <div className={cashier.columns}>
        <WithdrawMethods offer={offer} available={available} chosen={row} onChoose={form.choose} />
        <div className={cashier.payment}>
          {compare(payable, available) < 0 && <SourceNotice offer={offer} chosen={row} payable={payable} />}
          <AmountField
            name="amount"
            label={text('payments.withdraw.amount')}
            value={form.values.amount}
            onChange={form.type}
            // The currency symbol: a formatted zero without its digit.
            symbol={money(zero(currency), { decimals: 'whole' }).replace(/[\p{Nd}\s]/gu, '')}
            currency={currency}
            range={rangeText(row, format)}
            fee={feeText(row, format)}
            error={form.errorOf('amount')}
            quickPicksLabel={text('payments.cashier.quick_picks')}
            quickPicks={[
              ...picks.map((pick) => ({ value: formatTypedAmount(pick, languageTag), label: money(pick, { decimals: 'whole' }) })),
              ...(all ? [{ value: formatTypedAmount(all, languageTag), label: text('payments.withdraw.all', { amount: money(all) }) }] : []),
            ]}
          />
          <PayoutFields row={row} details={form.details} errorOf={form.errorOf} onChange={form.changeDetail} onRemoved={reload} />
          {form.isPasswordRequired && <PayoutPassword {...form.fieldProps('password')} />}
          {amount && <WithdrawSummary row={row} amount={amount} available={available} />}
          {failure && (
            <div tabIndex={-1} data-form-notice>
              <WithdrawRefusal failure={failure} available={payable} documentsLink={documentsLink} />
            </div>
          )}
          <div className={cashier.foot}>
            <Button type="submit" variant="action" size="l" block isBusy={phase.kind === 'busy'}>
              {amount ? text('payments.withdraw.submit', { amount: money(amount) }) : text('payments.withdraw.submit_empty')}
            </Button>
          </div>
        </div>
      </div>
      {phase.kind === 'asking' && amount && (
        <ForfeitDialog
          amount={amount}
          forfeits={phase.forfeits}
          isBusy={phase.isBusy}
          onConfirm={() => void form.confirm()}
          onClose={form.keepBonus}
        />
      )}
    </Form>
  );
}
