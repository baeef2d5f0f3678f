import { useId, type ReactNode } from 'react';
import { failureText } from '@playfront/auth';
import { missingDepositPeriods, usePlayerLimits, type PlayerLimits } from '@playfront/auth/limits';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, Steps, TextField } from '@playfront/ui/forms';
import { higherText } from './limits.messages.ts';
import styles from './LimitsView.module.css';
import { useRequiredLimits } from './useRequiredLimits.ts';

export type RequiredLimitsViewProps = {
  /** The next step after the limits. */
  readonly next: 'deposit' | 'play';
  /** Called when all limits are set. This view is then removed, so the caller must set the focus. */
  readonly onSet: () => void;
  /** Renders a link to leave without setting limits. */
  readonly laterLink: (children: ReactNode) => ReactNode;
};

/**
 * Sets the deposit limits that the player's country requires before a deposit or a bet. Renders nothing once they are set: the page then shows its
 * own content.
 */
export function RequiredLimitsView(props: RequiredLimitsViewProps) {
  const { data } = usePlayerLimits();
  return data && missingDepositPeriods(data).length > 0 ? <RequiredLimitsForm {...props} data={data} /> : null;
}

function RequiredLimitsForm({ data, next, onSet, laterLink }: RequiredLimitsViewProps & { data: PlayerLimits }) {
  const format = useFormat();
  const { text } = format;
  const titleId = useId();
  const missing = missingDepositPeriods(data);
  const { failure, isBusy, ref, fieldProps, handleSubmit, player } = useRequiredLimits(missing, onSet);
  const steps = [
    { id: 'limits', label: text('account.limits.first.step') },
    { id: 'next', label: text('account.limits.first.next', { next }) },
  ];
  return (
    <Form ref={ref} className={styles.card} aria-labelledby={titleId} onSubmit={handleSubmit}>
      <Steps label={text('account.limits.first.steps')} steps={steps} currentIndex={0} />
      <h2 id={titleId}>{text('account.limits.first.title')}</h2>
      <p className={styles.dim}>{text('account.limits.first.text', { country: player ? format.country(player.country) : '' })}</p>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      {missing.map((period) => (
        <TextField
          key={period}
          {...fieldProps(period)}
          label={text('account.limits.field', { period })}
          inputMode="decimal"
          autoComplete="off"
          suffix={<span className={styles.dim}>{player?.currency}</span>}
        />
      ))}
      <Notice>{text('account.limits.first.note', { higher: higherText(data.rules, format) })}</Notice>
      <div className={styles.buttons}>
        {laterLink(text('account.limits.first.later'))}
        <Button type="submit" size="l" isBusy={isBusy}>
          {text('account.limits.first.save', { next })}
        </Button>
      </div>
      <p className={styles.dim}>{text('account.limits.first.look')}</p>
    </Form>
  );
}
