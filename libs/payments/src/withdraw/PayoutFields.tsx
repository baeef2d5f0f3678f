import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { PayoutFieldInput } from './PayoutFieldInput.tsx';
import { shownFields, type PayoutDetails, type PayoutFaults, type PayoutField } from './payout-fields.rules.ts';
import styles from './WithdrawForm.module.css';

type PayoutFieldsProps = {
  processor: Processor;
  details: PayoutDetails;
  faults: PayoutFaults;
  onChange: (field: PayoutField, value: string) => void;
};

/** What a way to be paid needs to know about where the money goes. */
export function PayoutFields({ processor, details, faults, onChange }: PayoutFieldsProps) {
  const { text, money } = useFormat();
  const fields = shownFields(processor, details);
  if (fields.length === 0) return <p className={styles.note}>{text('payments.withdraw.same_way')}</p>;
  return (
    // The site lays nothing aside of what is typed in here.
    <fieldset className={styles.fields} data-private>
      <legend>{text('payments.withdraw.details')}</legend>
      {processor.payer_accounts
        .filter(({ returnable }) => returnable.minor > 0)
        .map(({ label, returnable }) => (
          <p key={label} className={styles.note}>
            {text('payments.withdraw.payer_account', { amount: money(returnable), account: label })}
          </p>
        ))}
      <div className={styles.inputs}>
        {fields.map((field) => (
          <PayoutFieldInput key={field} field={field} processor={processor} details={details} fault={faults[field]} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}
