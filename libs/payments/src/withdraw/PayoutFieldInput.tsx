import type { ComponentProps } from 'react';
import type { ErrorKey, Processor } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { SelectField, TextField, type SelectOption } from '@playfront/ui/forms';
import { coinsOf, networksOf, type PayoutDetails, type PayoutField } from './payout-fields.rules.ts';
import { payoutFieldTitle } from './withdraw.messages.ts';

type PayoutFieldInputProps = {
  field: PayoutField;
  processor: Processor;
  details: PayoutDetails;
  fault: ErrorKey | undefined;
  onChange: (field: PayoutField, value: string) => void;
};

/** What there is to choose from, for the fields that are choices. */
function optionsOf(field: PayoutField, processor: Processor, { coin }: PayoutDetails): readonly SelectOption[] | undefined {
  if (field === 'saved_card') return processor.saved_cards.map(({ id, label }) => ({ value: id, label }));
  if (field === 'coin') return coinsOf(processor).map((value) => ({ value, label: value }));
  if (field === 'network') return networksOf(processor, coin).map(({ network, name }) => ({ value: network, label: name }));
  return undefined;
}

const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
const digits = { autoComplete: 'off', inputMode: 'numeric' } as const;
const handle = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** What helps to type a field. */
const inputProps: Partial<Record<PayoutField, ComponentProps<'input'>>> = {
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
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  beneficiary_name: { autoComplete: 'name' },
  recipient_address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
};

/** One field of a way to be paid, as a choice or as text. */
export function PayoutFieldInput({ field, processor, details, fault, onChange }: PayoutFieldInputProps) {
  const { text } = useFormat();
  const shared = {
    name: field,
    label: text(payoutFieldTitle[field]),
    value: details[field] ?? '',
    error: fault && text(errorKeyMessage(fault)),
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    required: field !== 'memo',
  };
  const options = optionsOf(field, processor, details);
  if (options) return <SelectField {...shared} placeholder={text('payments.withdraw.choose')} options={options} />;
  return (
    <TextField
      {...inputProps[field]}
      {...shared}
      maxLength={200}
      optionalText={field === 'memo' ? text('payments.withdraw.optional') : undefined}
      hint={field === 'address' ? text('payments.withdraw.address_hint') : field === 'memo' ? text('payments.withdraw.memo_hint') : undefined}
    />
  );
}
