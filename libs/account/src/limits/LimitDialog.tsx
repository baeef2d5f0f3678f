import { useId, useState } from 'react';
import type { LimitPeriod, PlayerLimit } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import type { PlayerLimits } from '@playfront/auth/limits';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, SegmentedField, TextField } from '@playfront/ui/forms';
import { Dialog } from '@playfront/ui/overlays';
import { higherText, limitTexts, pendingText, periodMessages, periods, savedText } from './limits.messages.ts';
import { effectOf, limitOf, type LimitName } from './limits.rules.ts';
import styles from './LimitsView.module.css';
import { useLimitForm } from './useLimitForm.ts';

export type LimitDialogProps = {
  /** The limit to change; the dialog also offers the other periods. */
  readonly name: LimitName;
  readonly data: PlayerLimits;
  readonly onClose: () => void;
  /** Called with a text about the change. */
  readonly onSaved: (text: string) => void;
};

/** Changes one limit, and shows before saving whether the new one applies immediately or later. */
export function LimitDialog({ name, data, onClose, onSaved }: LimitDialogProps) {
  const { text } = useFormat();
  const [period, setPeriod] = useState<LimitPeriod>(name.period);
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const { kind } = name;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      presentation="question"
      title={text('account.limits.dialog', { kind })}
      closeLabel={text('account.security.close')}
      footer={
        <>
          <Button size="l" disabled={isBusy} onClick={onClose}>
            {text('account.limits.cancel')}
          </Button>
          <Button size="l" type="submit" form={formId} isBusy={isBusy}>
            {text('account.limits.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.dim}>{text('account.limits.dialog.text', { kind })}</p>
        <SegmentedField
          label={text('account.limits.period')}
          name="period"
          value={period}
          disabled={isBusy}
          options={periods.map((value) => ({ value, label: text(periodMessages[value]) }))}
          onChange={setPeriod}
        />
        <LimitForm key={period} id={formId} name={{ kind, period }} data={data} onBusy={setBusy} onSaved={onSaved} />
      </div>
    </Dialog>
  );
}

type LimitFormProps = Pick<LimitDialogProps, 'name' | 'data' | 'onSaved'> & { readonly id: string; readonly onBusy: (isBusy: boolean) => void };

function LimitForm({ id, name, data, onBusy, onSaved }: LimitFormProps) {
  const format = useFormat();
  const { text } = format;
  const { kind, period } = name;
  const current = limitOf(data.limits, name, 'player');
  const form = useLimitForm(name, (limit) => onSaved(savedText(name, limit, format)));
  const failure = form.failure ?? form.removal.failure;
  const isRequired = kind === 'deposit' && data.rules.required_deposit_periods.includes(period);
  return (
    <Form
      ref={form.ref}
      id={id}
      className={styles.form}
      aria-label={text('account.limits.name', { kind, period })}
      onSubmit={(event) => {
        onBusy(true);
        event.preventDefault();
        void form.submit().finally(() => onBusy(false));
      }}
    >
      {current?.pending && <PendingNotice limit={current} />}
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      <TextField
        {...form.fieldProps('amount')}
        label={text('account.limits.field', { period })}
        hint={effectText()}
        inputMode={kind === 'session' ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={<span className={styles.dim}>{kind === 'session' ? text('account.limits.unit') : form.currency}</span>}
        data-autofocus
      />
      {current && !isRequired && (
        <Button variant="quiet" className={styles.remove} isBusy={form.removal.isBusy} disabled={form.isBusy} onClick={form.remove}>
          {text('account.limits.remove')}
        </Button>
      )}
    </Form>
  );

  function effectText(): string {
    if (!form.value) return current ? text('account.limits.now', limitTexts(current, format)) : text('account.limits.now_none');
    const effect = effectOf(form.value.figure, current);
    if (effect === 'higher') return higherText(data.rules, format);
    if (effect === 'lower' || !current) return text('account.limits.lower');
    return text('account.limits.below_used', { kind, used: limitTexts(current, format).used, time: format.dateTime(current.resets_at) });
  }
}

function PendingNotice({ limit }: { limit: PlayerLimit }) {
  const format = useFormat();
  const isRemoval = limit.kind === 'session' ? limit.pending?.minutes === null : limit.pending?.amount === null;
  return (
    <Notice>
      {isRemoval ? format.text('account.limits.pending_removal') : format.text('account.limits.pending_now', { limit: pendingText(limit, format) })}
    </Notice>
  );
}
