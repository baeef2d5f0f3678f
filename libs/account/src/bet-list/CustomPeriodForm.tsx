import { useRef, useState, type FormEvent } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { DateField } from '@playfront/ui/forms';
import { dayOf, isDay, type BetPeriod } from './bet-period.ts';
import styles from './BetListView.module.css';

type CustomPeriodFormProps = { period: Extract<BetPeriod, { kind: 'custom' }>; onPeriodChange: (period: BetPeriod) => void };

/** First and last day of a period, both included. */
export function CustomPeriodForm({ period, onPeriodChange }: CustomPeriodFormProps) {
  const { text } = useFormat();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [isChecked, setChecked] = useState(false);
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const today = dayOf(new Date());
  const fromError = isDay(from) ? undefined : text('account.bets.date_invalid');
  const orderError = isDay(from) && from > to ? text('account.bets.date_order') : undefined;
  const toError = isDay(to) ? orderError : text('account.bets.date_invalid');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (fromError) fromField.current?.focus();
    else if (toError) toField.current?.focus();
    else onPeriodChange({ kind: 'custom', from, to });
  }

  const pickerLabel = text('account.bets.pick_date');
  return (
    <form className={styles.custom} noValidate onSubmit={handleSubmit}>
      <DateField
        ref={fromField}
        name="from"
        label={text('account.bets.from')}
        value={from}
        onChange={setFrom}
        max={today}
        pickerLabel={pickerLabel}
        error={isChecked && fromError}
      />
      <DateField
        ref={toField}
        name="to"
        label={text('account.bets.to')}
        value={to}
        onChange={setTo}
        max={today}
        pickerLabel={pickerLabel}
        error={isChecked && toError}
      />
      <Button type="submit" size="l">
        {text('account.bets.show')}
      </Button>
    </form>
  );
}
