import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, asApiError, createRequestKeys, reloadCalls, useApi } from '@playfront/api-client';
import type { ErrorKey, PaymentContinuation, Player, Processor } from '@playfront/api-contract';
import { changedDetails, paymentFields, type PaymentDetails, type PaymentField } from '@playfront/api-contract/payment-fields';
import { errorKeyMessage, usePlayer } from '@playfront/auth';
import { useRefetchLimits } from '@playfront/auth/limits';
import { useForm, useFormValues, type FieldErrors } from '@playfront/forms';
import { fromWire, toWire, type Money } from '@playfront/money';
import { useFormat, useLocale, type Format } from '@playfront/i18n';
import { asCode } from '@playfront/typed-text';
import { paymentCallOf } from '../registry/provider-registry.ts';
import { checkDeposit, type AmountFault } from '../cashier/amount.rules.ts';
import { depositRows } from '../cashier/method-rows.ts';
import { paymentFieldFaults, sentDetails } from '../cashier/payment-fields.rules.ts';
import { startedPaymentQuery } from '../steps/started-payment.query.ts';
import { canEnterCard } from '../steps/card-page.rules.ts';
import { submitPaymentForm } from '../steps/submit-payment-form.ts';
import { amountFaultText } from '../cashier/cashier.messages.ts';
import { bonusEntriesOf, type BonusChoice } from './deposit-bonus.rules.ts';
import { presetDetails, shownDepositFields } from './deposit-fields.rules.ts';
import { depositDraft } from './deposit.schema.ts';
import { useDepositBonus } from './useDepositBonus.ts';
import { paymentAddress } from '../cashier/payment-address.rules.ts';

/** Soon after this time the provider ends an unfinished payment; a retry with its key would only return that result. */
const keyLifetimeMs = 15 * 60_000;

/** Refusals because of the player's limits or a break. */
const limitRefusals: readonly (ErrorKey | undefined)[] = ['limit_reached', 'limit_required', 'account_restricted'];

export type DepositInput = {
  readonly processors: readonly Processor[];
  /** The amount that the player's limits still allow; `undefined` without a limit. */
  readonly left?: Money | undefined;
  readonly returnPath: string;
  /** The promo code of a link; the value of the field takes precedence. */
  readonly promoCode?: string | undefined;
  /** The initial amount, as the player would type it. */
  readonly typedAmount?: string | undefined;
  readonly onRedirect: (url: string) => void;
  /** Called if the deposit continues on this site, on the page of its transaction. */
  readonly onStarted: (transactionId: string) => void;
};

/** Values of the form, as typed. */
export type DepositValues = {
  readonly method: string;
  readonly amount: string;
  readonly bonus: BonusChoice;
  /** The code of the chosen offer, or the typed one. */
  readonly promo_code: string;
} & PaymentDetails;

/** The amount is below the minimum of the chosen bonus. */
type BonusFault = { readonly kind: 'bonus-minimum'; readonly min: Money };
type Fault = AmountFault | BonusFault | ErrorKey;
const isBonusFault = (fault: Fault | undefined): fault is BonusFault => typeof fault === 'object' && fault.kind === 'bonus-minimum';

/** Model of the deposit form: method or saved card, amount, and at most one payment in progress. The typed amount is never lost. */
export function useDeposit({ processors, left, returnPath, promoCode, typedAmount = '', onRedirect, onStarted }: DepositInput) {
  const api = useApi();
  const client = useQueryClient();
  const player = usePlayer();
  const locale = useLocale();
  const format = useFormat();
  const refetchLimits = useRefetchLimits();
  // The initial values are stored, since the site clears the code of a link once it is used.
  const [initial] = useState<DepositValues>(() => ({
    ...{ method: '', amount: typedAmount, bonus: promoCode ? 'offer' : 'default', promo_code: promoCode ?? '' },
    ...knownDetails(player),
  }));
  const { continuePayment, isLeaving } = useContinuation({ onRedirect, onStarted });
  const [keys] = useState(() => createRequestKeys({ lifetimeMs: keyLifetimeMs, isSingle: true }));

  const fields = useFormValues({ initial, draft: depositDraft });
  const { values } = fields;
  const rows = depositRows(processors, format.text('payments.method.new_card')).flatMap((group) => group.rows);
  // Stored, since the list may start with another method once it is fetched again.
  const [firstKey] = useState(() => rows[0]?.key);
  const withKey = (key: string | undefined) => rows.find((one) => one.key === key);
  const row = withKey(values.method) ?? withKey(firstKey) ?? rows[0];
  const processor = row?.processor;
  const checkOf = (text: string) => processor && checkDeposit(text, processor, left, format.languageTag);
  const check = checkOf(values.amount);
  const amount = check && 'amount' in check ? check.amount : undefined;
  const { method: _method, amount: _amount, bonus: choice, promo_code: code, ...typed } = values;
  const details = row ? { ...typed, ...presetDetails(row) } : typed;
  const shown = row ? shownDepositFields(row, details) : [];
  const { bonus, missed } = useDepositBonus(amount, choice, code);

  async function send(): Promise<void> {
    if (!row || !processor || !amount) return;
    const { currency } = amount;
    const filled = { ...sentDetails(processor, details), ...(row.card && { saved_card: row.card.id }) };
    const chosen = bonusEntriesOf(choice, code);
    const mark = JSON.stringify([processor.id, toWire(amount), currency, chosen, filled]);
    const request = { amount: toWire(amount), currency, return_url: returnPath, locale, ...chosen };
    const fields = Object.keys(filled).length > 0 ? { fields: filled } : {};
    try {
      const started = await keys.run(mark, (key) =>
        api.paymentGetPaymentUrl({ ...request, ...fields, idempotency_key: key }, paymentCallOf(processor.id)),
      );
      continuePayment(started);
    } catch (error) {
      // The gateway did not respond to the operator, which now prefers another one of the method.
      if (asApiError(error).kind === 'server') void reloadCalls(client, 'frontGetProcessors');
      // Limits were set or used elsewhere, or a break started there: refetch, so that the page shows them or the required ones.
      if (limitRefusals.includes(asApiError(error).key)) void refetchLimits();
      throw error;
    }
  }

  const form = useForm<DepositValues, Fault>({
    fields,
    check: () => ({
      ...(check && 'fault' in check && { amount: check.fault }),
      ...(processor && paymentFieldFaults(processor, details)),
      ...(choice === 'typed' && asCode(code) === '' && { promo_code: 'field_required' }),
      ...(missed?.kind === 'chosen_minimum' && { promo_code: { kind: 'bonus-minimum', min: missed.minDeposit } }),
    }),
    errorText: (fault) => faultText(fault, format),
    refusedFields: (failure) => refusedFields(failure, amount, shown),
    // Each method has its own limits.
    alsoCorrects: { method: 'amount', bonus: 'promo_code' },
    isLive: true,
    onEdit(changed) {
      const next = changed.amount === undefined ? undefined : checkOf(changed.amount);
      // A corrected amount is checked again on submit.
      if (next && 'amount' in next) form.hide(['amount']);
      if (changed.amount !== undefined && isBonusFault(form.refused.promo_code)) form.refuse({});
      if (changed.bonus) form.hide(['promo_code']);
    },
    send,
  });

  return {
    ...form,
    isBusy: form.isBusy || isLeaving,
    row,
    fields: shown,
    amount,
    bonus,
    missed,
    details,
    choose(method: string) {
      form.change({ method });
      form.refuse({});
      // The fields of another method have not been filled in yet.
      form.hide(paymentFields);
    },
    changeDetail(field: PaymentField, value: string) {
      const changed: PaymentDetails = processor ? changedDetails(processor, field, value) : {};
      form.change(changed);
    },
  };
}

/** Redirects to the provider's page, or opens the page of the deposit. */
function useContinuation({ onRedirect, onStarted }: Pick<DepositInput, 'onRedirect' | 'onStarted'>) {
  const api = useApi();
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useLeaving();
  function continuePayment(started: PaymentContinuation): void {
    if (started.type === 'redirect_url' || started.type === 'form') {
      const address = paymentAddress(started.type === 'form' ? started.action : started.url, location.origin);
      if (!address) throw new ApiError('contract', 'payment address');
      // The form stays busy: the page is being left.
      setLeaving(true);
      return started.type === 'form' ? submitPaymentForm({ ...started, action: address }) : onRedirect(address);
    }
    if (!started.transactionId) throw new ApiError('contract', 'transaction id');
    if (!canEnterCard(started)) throw new ApiError('contract', 'page of the card fields');
    client.setQueryData(startedPaymentQuery(api, started.transactionId).queryKey, started);
    onStarted(started.transactionId);
  }

  return { continuePayment, isLeaving };
}

/** Whether the page is being left. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // After Back from the payment page, the page in the back/forward cache is still busy.
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);
  return [isLeaving, setLeaving] as const;
}

/** Values of fields that are known from the profile. */
function knownDetails(player: Player | undefined): PaymentDetails {
  return player ? { phone_number: player.phone_number } : {};
}

function faultText(fault: Fault, format: Format): string {
  if (typeof fault === 'string') return format.text(errorKeyMessage(fault));
  if (isBonusFault(fault)) return format.text('payments.deposit.bonus_minimum', { amount: format.money(fault.min) });
  return amountFaultText(fault, format);
}

/** Refusals about the amount or a field are shown there; all other failures above the button. */
function refusedFields(
  { kind, key, fields, current }: ApiError,
  amount: Money | undefined,
  shown: readonly PaymentField[],
): FieldErrors<DepositValues, Fault> {
  if (kind !== 'refused') return {};
  const min = amount && current['amount'] !== undefined ? fromWire(current['amount'], amount.currency) : undefined;
  if (key === 'bonus_not_available' && min) return { promo_code: { kind: 'bonus-minimum', min } };
  const atFields = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name === 'promo_code' || shown.some((field) => field === name))
      // The contract has one key for cards and vouchers, whose text names a card.
      .map(([name, fault]) => [name, name === 'voucher_code' && fault === 'wrong_card' ? 'invalid_value' : fault]),
  );
  if (key === 'amount_out_of_range' || key === 'limit_reached') return { ...atFields, amount: key };
  return key === 'invalid_promo_code' ? { ...atFields, promo_code: key } : atFields;
}
