import { useState } from 'react';
import type { ErrorKey, Player } from '@playfront/api-contract';
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
import { targetDetails, type PayoutRow } from './payout-rows.rules.ts';
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
  // Chosen once: a new offer may list other rows first, and must not change where the money goes.
  const [firstId] = useState(() => firstPayable(offer, available)?.id);
  const fields = useFormValues<WithdrawValues>({
    initial: ({ method = '' }) => ({ method, amount: '', password: '', ...knownDetails(player) }),
    draft: withdrawDraft,
  });
  const { method, amount: typed, password, ...details } = fields.values;
  const row = offer.rows.find(({ id }) => id === (method || firstId)) ?? firstPayable(offer, available);
  const payable = row ? payableTo(row, offer, available) : available;
  const checkOf = (text: string) => row && checkWithdrawal(text, row, payable, format.languageTag);
  const check = checkOf(typed);
  const amount = check && 'amount' in check ? check.amount : undefined;

  const form = useFormErrors<WithdrawValues, ErrorKey | AmountFault | TooMuch>({
    fields,
    check: () => ({
      ...(check && 'fault' in check && { amount: check.fault }),
      ...(row && paymentFieldFaults(row, details)),
      ...(isPasswordRequired && password === '' && { password: 'password_required' }),
    }),
    errorText(fault) {
      if (typeof fault === 'string') return format.text(errorKeyMessage(fault));
      if (fault.kind !== 'too-much') return amountFaultText(fault, format);
      return row ? tooMuchText({ max: fault.max, available, row, endsBonus: offer.forfeits.minor > 0 }, format) : '';
    },
    // The maximum depends on the method and the card.
    alsoCorrects: { method: 'amount' },
    isLive: true,
    onEdit,
  });

  return {
    fields,
    form,
    row,
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
      if (!row || !amount) return undefined;
      const request = { processor: row.processorId, amount: toWire(amount), details: { ...sentDetails(row, details), ...targetDetails(row) } };
      return { mark: markOf(player?.id ?? '', request), request };
    },
    isMoreThan: (max: Money) => amount !== undefined && compare(amount, max) > 0,
  };
}

/** The first row that something may be paid to now, otherwise the first. */
function firstPayable(offer: WithdrawalOffer, available: Money): PayoutRow | undefined {
  return offer.rows.find((row) => payableTo(row, offer, available).minor > 0) ?? offer.rows[0];
}

/** Details from the profile. */
function knownDetails(player: Player | undefined): PaymentDetails {
  if (!player) return {};
  return {
    beneficiary_name: `${player.first_name} ${player.last_name}`.trim(),
    recipient_address: [player.address, player.city].filter(Boolean).join(', '),
    postal_code: player.postal_code,
  };
}
