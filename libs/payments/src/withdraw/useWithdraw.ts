import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import type { ErrorKey, Transaction } from '@playfront/api-contract';
import { changedDetails, paymentFields, type PaymentField } from '@playfront/api-contract/payment-fields';
import type { Money } from '@playfront/money';
import { payableTo, type WithdrawalOffer } from './payable-amount.rules.ts';
import { shownFields } from '../cashier/payment-fields.rules.ts';
import { useWithdrawFields } from './useWithdrawFields.ts';
import { useWithdrawRequests } from './useWithdrawRequests.ts';

/** Refusals about the amount, shown at its field. */
const refusedAtAmount: readonly ErrorKey[] = ['amount_out_of_range', 'return_to_source_first'];

function refusedAmount({ kind, key }: ApiError): { amount?: ErrorKey } {
  return kind === 'refused' && key !== undefined && refusedAtAmount.includes(key) ? { amount: key } : {};
}

type Phase =
  | { readonly kind: 'editing'; readonly failure?: ApiError }
  /** The player is asked whether the bonus may end; `forfeits` is its current amount. */
  | { readonly kind: 'asking'; readonly forfeits: Money; readonly isBusy: boolean }
  | { readonly kind: 'busy' };

export type WithdrawInput = {
  readonly offer: WithdrawalOffer;
  /** The real balance, as last pushed. */
  readonly available: Money;
  /** Fetches the offer again. */
  readonly reload: () => Promise<WithdrawalOffer>;
  readonly onSent: (withdrawal: Transaction) => void;
};

/** Model of the withdrawal form: method, amount, destination, and at most one request in progress. Typed values are never lost. */
export function useWithdraw({ offer, available, reload, onSent }: WithdrawInput) {
  const [isPasswordAsked, setPasswordAsked] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  // A request in progress is not affected by an edit.
  const handleEdit = () => setPhase((now) => (now.kind === 'editing' ? { kind: 'editing' } : now));
  const inputs = useWithdrawFields({ offer, available, isPasswordAsked, onEdit: handleEdit });
  const { fields, form, processor, details, amount, payable } = inputs;
  const requests = useWithdrawRequests({
    offer,
    reload,
    password: isPasswordAsked ? inputs.password : undefined,
    onAsk: (forfeits) => setPhase({ kind: 'asking', forfeits, isBusy: false }),
    onSent(withdrawal) {
      fields.clearDraft();
      onSent(withdrawal);
    },
    onFailed: fail,
  });
  const { focus } = form;

  function fail(error: unknown): void {
    const failure = asApiError(error);
    if (failure.fields['password']) setPasswordAsked(true);
    const places: readonly string[] = [...(processor ? shownFields(processor, details) : []), 'password'];
    const atFields = Object.entries(failure.fields).filter(([field]) => places.includes(field));
    const refused = { ...Object.fromEntries(atFields), ...refusedAmount(failure) };
    form.refuse(refused);
    // The limits have changed since the offer was fetched; if fetching fails, the refusal is still shown.
    if (failure.key === 'return_to_source_first') void reload().catch(() => {});
    // A fault that is shown at its field is not repeated.
    setPhase(Object.keys(refused).length > 0 ? { kind: 'editing' } : { kind: 'editing', failure });
    focus('errors');
  }

  async function submit(): Promise<void> {
    if (phase.kind !== 'editing') return;
    form.refuse({});
    form.show(['amount', 'password', ...paymentFields]);
    setPhase({ kind: 'editing' });
    const withdrawal = inputs.asked();
    if (!withdrawal) return focus('errors');
    setPhase({ kind: 'busy' });
    // An unanswered attempt may have taken the money, so the operator decides about its retry.
    const most = requests.isUnanswered(withdrawal) ? undefined : await mostIfLess(inputs, reload);
    if (!most && Object.keys(form.allErrors).length === 0) return requests.proceed(withdrawal);
    if (most) form.refuse({ amount: { kind: 'too-much', most } });
    setPhase({ kind: 'editing' });
    focus('errors');
  }

  async function confirm(): Promise<void> {
    const withdrawal = inputs.asked();
    if (phase.kind !== 'asking' || phase.isBusy || !withdrawal) return;
    setPhase({ ...phase, isBusy: true });
    await requests.sendAgreed(withdrawal, phase.forfeits);
  }

  return {
    ...form,
    processor,
    details,
    amount,
    payable,
    phase,
    isPasswordAsked,
    /** The failure, unless it is shown at a field. */
    failure: phase.kind === 'editing' ? phase.failure : undefined,
    choose(id: string) {
      form.change({ method: id, password: '' });
      form.refuse({});
      // The fields of another method have not been filled in yet.
      form.hide(paymentFields);
      // Another destination may need none.
      setPasswordAsked(false);
    },
    type(text: string) {
      form.change({ amount: text });
      // A corrected amount is checked again when the form is sent.
      if (inputs.isAmountRight(text)) form.hide(['amount']);
    },
    changeDetail(field: PaymentField, value: string) {
      if (processor) form.change(changedDetails(processor, field, value));
    },
    submit,
    confirm,
    keepBonus: () => setPhase((now) => (now.kind === 'asking' && now.isBusy ? now : { kind: 'editing' })),
  };
}

/** The maximum for the chosen destination, if less than requested by both the current and a newly fetched offer. Checked before any other question. */
async function mostIfLess(
  { processor, details, payable, isMoreThan }: Pick<ReturnType<typeof useWithdrawFields>, 'processor' | 'details' | 'payable' | 'isMoreThan'>,
  reload: WithdrawInput['reload'],
): Promise<Money | undefined> {
  if (!processor || !isMoreThan(payable)) return undefined;
  try {
    const offered = await reload();
    const method = offered.processors.find(({ id }) => id === processor.id);
    const most = method && payableTo(method, details.saved_card, offered, offered.withdrawable);
    return most && isMoreThan(most) ? most : undefined;
  } catch {
    return undefined;
  }
}
