import type { PaymentDetails, PaymentField } from '@playfront/api-contract/payment-fields';
import { useFormat } from '@playfront/i18n';
import { PaymentFieldInput } from '../cashier/PaymentFieldInput.tsx';
import { shownFields } from '../cashier/payment-fields.rules.ts';
import type { PayoutRow } from './payout-rows.rules.ts';
import { SavedDestination } from './SavedDestination.tsx';
import styles from './WithdrawForm.module.css';

type PayoutFieldsProps = {
  row: PayoutRow;
  details: PaymentDetails;
  errorOf: (field: PaymentField) => string | undefined;
  onChange: (field: PaymentField, value: string) => void;
  /** Called once a saved destination was removed. */
  onRemoved: () => Promise<unknown>;
};

/** The destination of the chosen row: its fields, the saved details, or where the money goes without any. */
export function PayoutFields({ row, details, errorOf, onChange, onRemoved }: PayoutFieldsProps) {
  const { text } = useFormat();
  const fields = shownFields(row, details);
  if (row.target?.kind === 'saved') return <SavedDestination key={row.id} target={row.target} onRemoved={onRemoved} />;
  if (fields.length === 0) return row.target ? null : <p className={styles.note}>{text('payments.withdraw.same_way')}</p>;
  return (
    <fieldset className={styles.fields}>
      <legend>{text('payments.withdraw.details')}</legend>
      <div className={styles.inputs}>
        {fields.map((field) => (
          <PaymentFieldInput key={field} field={field} processor={row} details={details} error={errorOf(field)} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}
