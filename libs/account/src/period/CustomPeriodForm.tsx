import { useState, type FormEvent } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, joinClasses } from '@playfront/ui';
import { DatePartsField } from '@playfront/ui/forms';
import { dayOf, isDay, type Period } from './period.ts';
import styles from './CustomPeriodForm.module.css';

type CustomPeriodFormProps = {
  period: Extract<Period, { kind: 'custom' }>;
  /** On the button: "Show bets". */
  submitLabel: string;
  onPeriodChange: (period: Period) => void;
  className?: string | undefined;
};

/** First and last day of a period, both included, each in the order of the language. */
export function CustomPeriodForm({ period, submitLabel, onPeriodChange, className }: CustomPeriodFormProps) {
  const { text, languageTag } = useFormat();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [isChecked, setChecked] = useState(false);
  const today = dayOf(new Date());
  const fromError = isDay(from) ? undefined : text('account.period.date_invalid');
  const orderError = isDay(from) && from > to ? text('account.period.date_order') : undefined;
  const toError = isDay(to) ? orderError : text('account.period.date_invalid');

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const wrong = fromError ? 'from' : toError && 'to';
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name^="${wrong}-"]`)?.focus();
    else onPeriodChange({ kind: 'custom', from, to });
  }

  const picker = { label: text('account.period.pick_date'), max: today };
  return (
    <form className={joinClasses(styles.form, className)} noValidate onSubmit={handleSubmit}>
      <DatePartsField
        name="from"
        label={text('account.period.from')}
        value={from}
        onChange={setFrom}
        languageTag={languageTag}
        picker={picker}
        error={isChecked && fromError}
      />
      <DatePartsField
        name="to"
        label={text('account.period.to')}
        value={to}
        onChange={setTo}
        languageTag={languageTag}
        picker={picker}
        error={isChecked && toError}
      />
      <Button type="submit" size="l">
        {submitLabel}
      </Button>
    </form>
  );
}
