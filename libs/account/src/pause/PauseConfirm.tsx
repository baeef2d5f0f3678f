import { useFormat } from '@playfront/i18n';
import { failureText } from '@playfront/auth';
import { Button, Notice } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { CheckboxField, Form } from '@playfront/ui/forms';
import styles from './PauseView.module.css';
import type { useStartPause } from './pause-hooks.ts';
import type { Pause } from './pause.schema.ts';
import { usePauseText } from './usePauseText.ts';

type PauseConfirmProps = { readonly pause: Pause; readonly form: ReturnType<typeof useStartPause>; readonly onBack: () => void };

/** The last step: the choice, and two equal buttons. */
export function PauseConfirm({ pause, form, onBack }: PauseConfirmProps) {
  const { text, dateTime } = useFormat();
  const { lengthOf } = usePauseText();
  const isExclusion = pause.kind === 'self_exclusion';
  const isPermanent = isExclusion && pause.months === null;
  const until = isPermanent ? text('account.pause.no_end') : pause.until && dateTime(pause.until);
  const rows = [
    { id: 'period', label: text('account.pause.confirm.period'), value: lengthOf(pause) },
    { id: 'from', label: text('account.pause.confirm.from'), value: text('account.pause.confirm.now') },
    ...(until === undefined ? [] : [{ id: 'until', label: text('account.pause.confirm.until'), value: until }]),
    {
      id: 'covers',
      label: text('account.pause.confirm.covers'),
      value: text(isExclusion ? 'account.pause.confirm.covers_person' : 'account.pause.confirm.covers_account'),
    },
  ];
  return (
    <Form ref={form.ref} className={styles.part} onSubmit={form.handleSubmit}>
      {form.failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, form.failure)}</Notice>
        </div>
      )}
      <DescriptionList isBoxed rows={rows} />
      {isExclusion && (
        <CheckboxField
          name="isUnderstood"
          label={text('account.pause.confirm.understood')}
          checked={form.values.isUnderstood}
          onChange={(event) => form.change({ isUnderstood: event.currentTarget.checked })}
          error={form.errorOf('isUnderstood')}
          required
        />
      )}
      <div className={styles.buttons}>
        <Button size="l" onClick={onBack} disabled={form.isBusy}>
          {text('account.pause.back')}
        </Button>
        <Button type="submit" size="l" isBusy={form.isBusy}>
          {text(isExclusion ? 'account.pause.start_exclusion' : 'account.pause.start_break')}
        </Button>
      </div>
    </Form>
  );
}
