import { useRef, useState, type FormEvent } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, joinClasses } from '@playfront/ui';
import { DateField } from '@playfront/ui/forms';
import { dayOf, isDay, type Period } from './period.ts';
import styles from './CustomPeriodForm.module.css';

type CustomPeriodFormProps = {
  period: Extract<Period, { kind: 'custom' }>;
  /** On the button: "Show bets". */
  submitLabel: string;
  onPeriodChange: (period: Period) => void;
  className?: string | undefined;
};

/** First and last day of a period, both included. */
export function CustomPeriodForm({ period, submitLabel, onPeriodChange, className }: CustomPeriodFormProps) {
  const { text } = useFormat();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [isChecked, setChecked] = useState(false);
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const today = dayOf(new Date());
  const fromError = isDay(from) ? undefined : text('account.period.date_invalid');
  const orderError = isDay(from) && from > to ? text('account.period.date_order') : undefined;
  const toError = isDay(to) ? orderError : text('account.period.date_invalid');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (fromError) fromField.current?.focus();
    else if (toError) toField.current?.focus();
    else onPeriodChange({ kind: 'custom', from, to });
  }

  const pickerLabel = text('account.period.pick_date');
  return (
    <form className={joinClasses(styles.form, className)} noValidate onSubmit={handleSubmit}>
      <DateField
        ref={fromField}
        name="from"
        label={text('account.period.from')}
        value={from}
        onChange={setFrom}
        max={today}
        pickerLabel={pickerLabel}
        error={isChecked && fromError}
      />
      <DateField
        ref={toField}
        name="to"
        label={text('account.period.to')}
        value={to}
        onChange={setTo}
        max={today}
        pickerLabel={pickerLabel}
        error={isChecked && toError}
      />
      <Button type="submit" size="l">
        {submitLabel}
      </Button>
    </form>
  );
}
