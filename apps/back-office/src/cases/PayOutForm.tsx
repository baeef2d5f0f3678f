import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { changedDetails, coinsOf, neededFields, networksOf, paymentFieldFault, paymentFieldValue } from '@playfront/api-contract/payment-fields';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { detailMessageOf } from '../withdrawals/withdrawal.messages.ts';
import type { CaseOf } from './case.messages.ts';
import styles from '../frame/layout.module.css';

type Method = StaffCallResponse<'adminGetExcludedPayoutMethods'>['methods'][number];
type Option = { readonly value: string; readonly label: string };
type Details = Readonly<Partial<Record<string, string>>>;

/** Pays a player's money out to the details that they gave to support. Another officer approves the withdrawal that it creates. */
export function PayOutForm({
  balance: { player_id, username, amount },
  methods,
}: {
  balance: CaseOf<'excluded_balance'>;
  methods: readonly Method[];
}) {
  const { text, money } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [methodId, setMethodId] = useState('');
  const [given, setGiven] = useState<Details>({});
  const [reason, setReason] = useState('');
  const method = methods.find(({ id }) => id === methodId);
  const fields = method ? neededFields(method, given) : [];
  const faultOf = (name: string) => paymentFieldFault(name, given[name] ?? '');
  const isReady = method !== undefined && reason.trim() !== '' && fields.every((name) => faultOf(name) === undefined);
  const values = fields.map((name) => [name, paymentFieldValue(name, given[name] ?? '')] as const);
  const details = Object.fromEntries(values.filter(([, value]) => value !== ''));
  const payOut = () =>
    run(
      () => api.adminPayOutExcluded({ player_id, processor: methodId, details, reason }),
      ({ amount: withdrawn }) => text('backoffice.cases.pay_out.paid', { amount: money(withdrawn), username }),
      {
        method_not_available: text('backoffice.cases.pay_out.method_not_available'),
        not_found: text('backoffice.failure.conflict'),
      },
    );
  if (methods.length === 0) return <p className={styles['dim']}>{text('backoffice.cases.pay_out.no_methods')}</p>;
  return (
    <>
      <NativeSelect
        label={text('backoffice.cases.pay_out.method')}
        value={methodId}
        onChange={(event) => {
          setMethodId(event.currentTarget.value);
          setGiven({});
        }}
        data={[{ value: '', label: text('backoffice.cases.pay_out.choose_method') }, ...methods.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {method && fields.length === 0 ? <p className={styles['dim']}>{text('backoffice.cases.pay_out.to_source')}</p> : null}
      {fields.map((name) => (
        <PayOutField
          key={name}
          name={name}
          value={given[name] ?? ''}
          options={method && optionsOf(name, method, given)}
          isFaulty={Boolean(given[name]) && faultOf(name) !== undefined}
          onChange={(value) => setGiven({ ...given, ...(method && changedDetails(method, name, value)) })}
        />
      ))}
      <Textarea
        label={text('backoffice.decision.details')}
        description={text('backoffice.cases.pay_out.reason_hint')}
        maxLength={maxTextLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p className={styles['dim']}>{text('backoffice.cases.pay_out.second_officer')}</p>
      <div className={styles['buttons']}>
        <Button disabled={!isReady} loading={isSending} onClick={() => void payOut()}>
          {text('backoffice.cases.pay_out', { amount: money(amount) })}
        </Button>
      </div>
    </>
  );
}

/** The options of a field; undefined for free text. */
function optionsOf(name: string, method: Method, { coin }: Details): readonly Option[] | undefined {
  if (name === 'saved_card') return method.saved_cards.map(({ id, label }) => ({ value: id, label }));
  if (name === 'coin') return coinsOf(method).map((value) => ({ value, label: value }));
  if (name === 'network') return networksOf(method, coin).map(({ network, name: label }) => ({ value: network, label }));
  return undefined;
}

type PayOutFieldProps = {
  readonly name: string;
  readonly value: string;
  readonly options: readonly Option[] | undefined;
  readonly isFaulty: boolean;
  readonly onChange: (value: string) => void;
};

function PayOutField({ name, value, options, isFaulty, onChange }: PayOutFieldProps) {
  const { text } = useStaffFormat();
  const label = text(detailMessageOf(name), { name });
  if (options) {
    return (
      <NativeSelect
        label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[{ value: '', label: text('backoffice.cases.pay_out.choose_option') }, ...options]}
      />
    );
  }
  return (
    <TextInput
      label={label}
      maxLength={maxTextLength}
      value={value}
      error={isFaulty ? text('backoffice.failure.invalid_value') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
