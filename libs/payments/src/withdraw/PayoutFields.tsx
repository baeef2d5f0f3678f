import type { Processor } from '@playfront/api-contract';
import type { PaymentDetails, PaymentField } from '@playfront/api-contract/payment-fields';
import { useFormat } from '@playfront/i18n';
import { PaymentFieldInput } from '../cashier/PaymentFieldInput.tsx';
import { shownFields } from '../cashier/payment-fields.rules.ts';
import styles from './WithdrawForm.module.css';

type PayoutFieldsProps = {
  processor: Processor;
  details: PaymentDetails;
  errorOf: (field: PaymentField) => string | undefined;
  onChange: (field: PaymentField, value: string) => void;
};

/** The fields of a payout method's destination. */
export function PayoutFields({ processor, details, errorOf, onChange }: PayoutFieldsProps) {
  const { text } = useFormat();
  const fields = shownFields(processor, details);
  if (fields.length === 0) return <p className={styles.note}>{text('payments.withdraw.same_way')}</p>;
  return (
    <fieldset className={styles.fields}>
      <legend>{text('payments.withdraw.details')}</legend>
      <div className={styles.inputs}>
        {fields.map((field) => (
          <PaymentFieldInput key={field} field={field} processor={processor} details={details} error={errorOf(field)} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}
