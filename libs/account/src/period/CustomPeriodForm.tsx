import { useForm, useFormValues, type FieldErrors } from '@playfront/forms';
import { dateTagOf, useFormat } from '@playfront/i18n';
import { Button, joinClasses } from '@playfront/ui';
import { DatePartsField, Form } from '@playfront/ui/forms';
import { customPeriodDraft } from './custom-period.schema.ts';
import { dayOf, isDay, type Period } from './period.ts';
import styles from './CustomPeriodForm.module.css';

type CustomPeriodFormProps = {
  period: Extract<Period, { kind: 'custom' }>;
  /** Label of the button: "Show bets". */
  submitLabel: string;
  onPeriodChange: (period: Period) => void;
  className?: string | undefined;
};

type Days = { readonly from: string; readonly to: string };
type DayFault = 'account.period.date_invalid' | 'account.period.date_order';

function faultsOf({ from, to }: Days): FieldErrors<Days, DayFault> {
  const order = isDay(from) && from > to ? 'account.period.date_order' : undefined;
  const last = isDay(to) ? order : 'account.period.date_invalid';
  return { ...(!isDay(from) && { from: 'account.period.date_invalid' }), ...(last && { to: last }) };
}

/** First and last day of a period, both included, with their parts in the order of the language. */
export function CustomPeriodForm({ period, submitLabel, onPeriodChange, className }: CustomPeriodFormProps) {
  const { text, languageTag } = useFormat();
  const form = useForm({
    fields: useFormValues<Days>({ initial: { from: period.from, to: period.to }, draft: customPeriodDraft }),
    check: faultsOf,
    errorText: (fault) => text(fault),
    isLive: true,
    send: (days) => onPeriodChange({ kind: 'custom', ...days }),
  });
  const { values, errorOf, change } = form;
  const picker = { label: text('account.period.pick_date'), max: dayOf(new Date()) };
  return (
    <Form ref={form.ref} className={joinClasses(styles.form, className)} onSubmit={form.handleSubmit}>
      <DatePartsField
        name="from"
        label={text('account.period.from')}
        value={values.from}
        onChange={(from) => change({ from })}
        languageTag={dateTagOf(languageTag)}
        picker={picker}
        error={errorOf('from')}
      />
      <DatePartsField
        name="to"
        label={text('account.period.to')}
        value={values.to}
        onChange={(to) => change({ to })}
        languageTag={dateTagOf(languageTag)}
        picker={picker}
        error={errorOf('to')}
      />
      <Button type="submit" size="l">
        {submitLabel}
      </Button>
    </Form>
  );
}
