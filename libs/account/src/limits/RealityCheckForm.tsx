import { useId } from 'react';
import { useApi } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { errorKeyMessage, failureText } from '@playfront/auth';
import { useRefetchLimits, type PlayerLimits } from '@playfront/auth/limits';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, SelectField } from '@playfront/ui/forms';
import { realityCheckDraft } from './limits.schema.ts';
import styles from './LimitsView.module.css';

export type RealityCheckFormProps = { readonly check: PlayerLimits['reality_check']; readonly onSaved: (text: string) => void };

/** The option for no reality checks. */
const off = 'off';

/** Chooses the interval of reality checks, from those that the player's country allows. */
export function RealityCheckForm({ check, onSaved }: RealityCheckFormProps) {
  const api = useApi();
  const refetch = useRefetchLimits();
  const { text } = useFormat();
  const titleId = useId();
  const { failure, isBusy, ref, fieldProps, handleSubmit } = useForm<{ interval_min: string }, ErrorKey>({
    fields: useFormValues({ initial: { interval_min: String(check.interval_min ?? off) }, draft: realityCheckDraft }),
    check: () => ({}),
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ interval_min: interval }) {
      await api.frontSetRealityCheck({ interval_min: interval === off ? null : Number(interval) });
      await refetch();
      onSaved(text('account.limits.reality.saved'));
    },
  });
  const options = check.choices.map((minutes) => ({ value: String(minutes), label: text('account.limits.reality.minutes', { count: minutes }) }));
  return (
    <Form ref={ref} className={styles.card} aria-labelledby={titleId} onSubmit={handleSubmit}>
      <h2 id={titleId}>{text('account.limits.reality')}</h2>
      <p className={styles.dim}>{text('account.limits.reality.text')}</p>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      <div className={styles.interval}>
        <SelectField
          {...fieldProps('interval_min')}
          label={text('account.limits.reality.interval')}
          hint={check.is_mandatory ? text('account.limits.reality.mandatory') : undefined}
          options={check.is_mandatory ? options : [...options, { value: off, label: text('account.limits.reality.off') }]}
        />
        <Button type="submit" size="l" isBusy={isBusy}>
          {text('account.limits.reality.save')}
        </Button>
      </div>
    </Form>
  );
}
