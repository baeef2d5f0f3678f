import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { changedDetails, paymentFields, type PaymentField } from '@playfront/api-contract/payment-fields';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { payableTo, type WithdrawalOffer } from './payable-amount.rules.ts';
import { shownFields } from '../cashier/payment-fields.rules.ts';
import { useWithdrawFields } from './useWithdrawFields.ts';
import { useWithdrawRequests } from './useWithdrawRequests.ts';
import { payoutTimeText } from './withdraw.messages.ts';
import type { SentWithdrawal } from './WithdrawResult.tsx';

/** Refusals about the amount, shown at its field. */
const refusedAtAmount: readonly ErrorKey[] = ['amount_out_of_range', 'return_to_source_first'];

function refusedAmount({ kind, key }: ApiError): { amount?: ErrorKey } {
  return kind === 'refused' && key !== undefined && refusedAtAmount.includes(key) ? { amount: key } : {};
}

type Phase =
  | { readonly kind: 'editing'; readonly failure?: ApiError }
  /** Waits for the player's consent to the end of the bonus; `forfeits` is its current amount. */
  | { readonly kind: 'asking'; readonly forfeits: Money; readonly isBusy: boolean }
  | { readonly kind: 'busy' };

export type WithdrawInput = {
  readonly offer: WithdrawalOffer;
  /** The real balance, as last pushed. */
  readonly available: Money;
  /** Fetches the offer again. */
  readonly reload: () => Promise<WithdrawalOffer>;
  readonly onSent: (sent: SentWithdrawal) => void;
};

/** Model of the withdrawal form: method, amount, destination, and at most one request in progress. Typed values are never lost. */
export function useWithdraw({ offer, available, reload, onSent }: WithdrawInput) {
  const format = useFormat();
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  // A request in progress is not affected by an edit.
  const handleEdit = () => setPhase((now) => (now.kind === 'editing' ? { kind: 'editing' } : now));
  const inputs = useWithdrawFields({ offer, available, isPasswordRequired, onEdit: handleEdit });
  const { fields, form, row, details, amount, payable } = inputs;
  const requests = useWithdrawRequests({
    offer,
    reload,
    password: isPasswordRequired ? inputs.password : undefined,
    onConsentNeeded: (forfeits) => setPhase({ kind: 'asking', forfeits, isBusy: false }),
    onSent(response) {
      fields.clearDraft();
      onSent({ ...response, method: row?.name ?? '', eta: row && payoutTimeText(row, format) });
    },
    onFailed: fail,
  });
  const { focus } = form;

  function fail(error: unknown): void {
    const failure = asApiError(error);
    if (failure.fields['password']) setPasswordRequired(true);
    const visibleFields: readonly string[] = [...(row ? shownFields(row, details) : []), 'password'];
    const atFields = Object.entries(failure.fields).filter(([field]) => visibleFields.includes(field));
    const refused = { ...Object.fromEntries(atFields), ...refusedAmount(failure) };
    form.refuse(refused);
    // The offer is out of date; if fetching it fails, the refusal is still shown.
    if (failure.key === 'return_to_source_first' || failure.key === 'method_not_available') void reload().catch(() => {});
    // A refusal that is shown at its field is not repeated.
    setPhase(Object.keys(refused).length > 0 ? { kind: 'editing' } : { kind: 'editing', failure });
    focus('errors');
  }

  async function submit(): Promise<void> {
    if (phase.kind !== 'editing') return;
    form.refuse({});
    form.show(['amount', 'password', ...paymentFields]);
    setPhase({ kind: 'editing' });
    const withdrawal = inputs.withdrawal();
    if (!withdrawal) return focus('errors');
    setPhase({ kind: 'busy' });
    // An unanswered attempt may have reserved the money, so the operator decides about its retry.
    const max = requests.isUnanswered(withdrawal) ? undefined : await exceededMaximum(inputs, reload);
    if (!max && Object.keys(form.allErrors).length === 0) return requests.proceed(withdrawal);
    if (max) form.refuse({ amount: { kind: 'too-much', max } });
    setPhase({ kind: 'editing' });
    focus('errors');
  }

  async function confirm(): Promise<void> {
    const withdrawal = inputs.withdrawal();
    if (phase.kind !== 'asking' || phase.isBusy || !withdrawal) return;
    setPhase({ ...phase, isBusy: true });
    await requests.sendAgreed(withdrawal, phase.forfeits);
  }

  return {
    ...form,
    row,
    details,
    amount,
    payable,
    phase,
    isPasswordRequired,
    /** The failure, unless it is shown at a field. */
    failure: phase.kind === 'editing' ? phase.failure : undefined,
    choose(id: string) {
      form.change({ method: id, password: '' });
      form.refuse({});
      // The fields of another method have not been filled in yet.
      form.hide(paymentFields);
      // Another destination may not need it.
      setPasswordRequired(false);
    },
    type(text: string) {
      form.change({ amount: text });
      // A corrected amount is checked again when the form is sent.
      if (inputs.isAmountValid(text)) form.hide(['amount']);
    },
    changeDetail(field: PaymentField, value: string) {
      if (row) form.change(changedDetails(row, field, value));
    },
    submit,
    confirm,
    keepBonus: () => setPhase((now) => (now.kind === 'asking' && now.isBusy ? now : { kind: 'editing' })),
  };
}

/** The maximum for the chosen destination, if the requested amount exceeds it by both the current and a newly fetched offer. */
async function exceededMaximum(
  { row, payable, isMoreThan }: Pick<ReturnType<typeof useWithdrawFields>, 'row' | 'payable' | 'isMoreThan'>,
  reload: WithdrawInput['reload'],
): Promise<Money | undefined> {
  if (!row || !isMoreThan(payable)) return undefined;
  try {
    const offered = await reload();
    const same = offered.rows.find(({ id }) => id === row.id);
    const max = same && payableTo(same, offered, offered.withdrawable);
    return max && isMoreThan(max) ? max : undefined;
  } catch {
    return undefined;
  }
}
