import type { ErrorKey, Player, Processor } from '@playfront/api-contract';
import type { PaymentDetails } from '@playfront/api-contract/payment-fields';
import { errorKeyMessage, usePlayer } from '@playfront/auth';
import { useFormErrors, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { compare, toWire, type Money } from '@playfront/money';
import type { AmountFault } from '../cashier/amount.rules.ts';
import { amountFaultText } from '../cashier/cashier.messages.ts';
import { payableTo, type WithdrawalOffer } from './payable-amount.rules.ts';
import { paymentFieldFaults, sentDetails } from '../cashier/payment-fields.rules.ts';
import { markOf, type WithdrawalRequest } from './unanswered-withdrawals.ts';
import { tooMuchText } from './withdraw.messages.ts';
import { withdrawDraft } from './withdraw.schema.ts';
import { checkWithdrawal } from './withdraw.rules.ts';

/** More was requested than the destination can receive; `max` is its maximum. */
type TooMuch = { readonly kind: 'too-much'; readonly max: Money };

type WithdrawValues = { readonly method: string; readonly amount: string; readonly password: string } & PaymentDetails;

/** A withdrawal as requested; `mark` identifies it. */
export type MarkedWithdrawal = { readonly mark: string; readonly request: WithdrawalRequest };

type FieldsInput = {
  readonly offer: WithdrawalOffer;
  readonly available: Money;
  readonly isPasswordRequired: boolean;
  readonly onEdit: () => void;
};

/** Values of the withdrawal form, their errors, and the request they make. */
export function useWithdrawFields({ offer, available, isPasswordRequired, onEdit }: FieldsInput) {
  const player = usePlayer();
  const format = useFormat();
  const processorOf = (method: string | undefined) => offer.processors.find(({ id }) => id === method) ?? offer.processors[0];
  const fields = useFormValues<WithdrawValues>({
    initial: ({ method = '' }) => ({ method, amount: '', password: '', ...knownDetails(player, processorOf(method)) }),
    draft: withdrawDraft,
  });
  const { method, amount: typed, password, ...details } = fields.values;
  const processor = processorOf(method);
  const payable = processor ? payableTo(processor, details.saved_card, offer, available) : available;
  const checkOf = (text: string) => processor && checkWithdrawal(text, processor, payable, format.languageTag);
  const check = checkOf(typed);
  const amount = check && 'amount' in check ? check.amount : undefined;

  const form = useFormErrors<WithdrawValues, ErrorKey | AmountFault | TooMuch>({
    fields,
    check: () => ({
      ...(check && 'fault' in check && { amount: check.fault }),
      ...(processor && paymentFieldFaults(processor, details)),
      ...(isPasswordRequired && password === '' && { password: 'password_required' }),
    }),
    errorText(fault) {
      if (typeof fault === 'string') return format.text(errorKeyMessage(fault));
      if (fault.kind !== 'too-much') return amountFaultText(fault, format);
      return processor ? tooMuchText({ max: fault.max, available, processor, endsBonus: offer.forfeits.minor > 0 }, format) : '';
    },
    // The maximum depends on the method and the card.
    alsoCorrects: { method: 'amount', saved_card: 'amount' },
    isLive: true,
    onEdit,
  });

  return {
    fields,
    form,
    processor,
    details,
    password,
    amount,
    payable,
    isAmountValid(text: string): boolean {
      const next = checkOf(text);
      return next !== undefined && 'amount' in next;
    },
    /** The withdrawal of the current form values; `undefined` without a valid amount. */
    withdrawal(): MarkedWithdrawal | undefined {
      if (!processor || !amount) return undefined;
      const request = { processor: processor.id, amount: toWire(amount), details: sentDetails(processor, details) };
      return { mark: markOf(player?.id ?? '', request), request };
    },
    isMoreThan: (max: Money) => amount !== undefined && compare(amount, max) > 0,
  };
}

/** Details from the profile, and the saved card if it is the only one. */
function knownDetails(player: Player | undefined, processor: Processor | undefined): PaymentDetails {
  const [onlyCard, ...otherCards] = processor?.saved_cards ?? [];
  return {
    ...(player && {
      beneficiary_name: `${player.first_name} ${player.last_name}`.trim(),
      recipient_address: [player.address, player.city].filter(Boolean).join(', '),
      postal_code: player.postal_code,
    }),
    ...(onlyCard && otherCards.length === 0 && { saved_card: onlyCard.id }),
  };
}
