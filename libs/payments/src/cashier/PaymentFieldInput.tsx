import type { ComponentProps } from 'react';
import type { Processor } from '@playfront/api-contract';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { coinsOf, networksOf, optionalFields, type PaymentDetails, type PaymentField } from '@playfront/api-contract/payment-fields';
import { useFormat } from '@playfront/i18n';
import { emailInputProps, SelectField, TextField, type SelectOption } from '@playfront/ui/forms';
import { paymentFieldTitle } from './payment-fields.messages.ts';

type PaymentFieldInputProps = {
  field: PaymentField;
  processor: Processor;
  details: PaymentDetails;
  error: string | undefined;
  onChange: (field: PaymentField, value: string) => void;
};

/** Options of fields that are selects. */
function optionsOf(field: PaymentField, processor: Processor, { coin }: PaymentDetails): readonly SelectOption[] | undefined {
  if (field === 'saved_card') return processor.saved_cards.map(({ id, label }) => ({ value: id, label }));
  if (field === 'coin') return coinsOf(processor).map((value) => ({ value, label: value }));
  if (field === 'network') return networksOf(processor, coin).map(({ network, name }) => ({ value: network, label: name }));
  return undefined;
}

const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
const digits = { autoComplete: 'off', inputMode: 'numeric' } as const;
const handle = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Input attributes that help with typing. */
const inputProps: Partial<Record<PaymentField, ComponentProps<'input'>>> = {
  iban: code,
  iban_or_account: code,
  bic: code,
  account_number: code,
  sort_code: digits,
  routing_number: digits,
  institution: digits,
  transit: digits,
  clabe: digits,
  cpf: digits,
  payid: handle,
  pix_key: handle,
  upi_id: handle,
  account_id: handle,
  wallet_id: handle,
  address: handle,
  memo: handle,
  voucher_code: code,
  otp: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  email: emailInputProps,
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  beneficiary_name: { autoComplete: 'name' },
  recipient_address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
};

/** One field of a payment method, as a select or text input. */
export function PaymentFieldInput({ field, processor, details, error, onChange }: PaymentFieldInputProps) {
  const { text } = useFormat();
  const isOptional = optionalFields.includes(field);
  const shared = {
    name: field,
    label: text(paymentFieldTitle[field]),
    value: details[field] ?? '',
    error,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    required: !isOptional,
  };
  const options = optionsOf(field, processor, details);
  if (options) return <SelectField {...shared} placeholder={text('payments.field_choose')} options={options} />;
  return (
    <TextField
      {...inputProps[field]}
      {...shared}
      maxLength={maxTextLength}
      optionalText={isOptional ? text('payments.field_optional') : undefined}
      hint={field === 'address' ? text('payments.field_address_hint') : field === 'memo' ? text('payments.field_memo_hint') : undefined}
    />
  );
}
