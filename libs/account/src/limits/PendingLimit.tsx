import type { PlayerLimit } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconHourglass } from '@playfront/ui/icons';
import { limitTexts, nameText, pendingText } from './limits.messages.ts';
import styles from './LimitsView.module.css';

export type PendingLimitProps = {
  readonly limit: PlayerLimit;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** A pending limit: when it applies, a button to cancel it and, once it can be confirmed, one to confirm it. */
export function PendingLimit({ limit, isBusy, onCancel, onConfirm }: PendingLimitProps) {
  const format = useFormat();
  const { text, dateTime } = format;
  const { pending } = limit;
  if (!pending) return null;
  const old = limitTexts(limit, format).limit;
  const name = nameText(limit, format);
  const lapses = pending.lapses_at && dateTime(pending.lapses_at);
  return (
    <section className={styles.pending} aria-label={name}>
      <span className={styles.icon}>
        <IconHourglass size={20} />
      </span>
      <div className={styles.body}>
        <h2>{text('account.limits.pending', { name, old, new: pendingText(limit, format) })}</h2>
        <p>
          {pending.can_confirm && lapses
            ? text('account.limits.pending.confirm_text', { old, lapses })
            : text(lapses ? 'account.limits.pending.cooling' : 'account.limits.pending.waits', { old, from: dateTime(pending.from) })}
        </p>
      </div>
      <div className={styles.choices}>
        <Button isBusy={isBusy} onClick={onCancel}>
          {text('account.limits.pending.cancel')}
        </Button>
        {pending.can_confirm && (
          <Button isBusy={isBusy} onClick={onConfirm}>
            {text('account.limits.pending.confirm')}
          </Button>
        )}
      </div>
    </section>
  );
}
