import type { PlayerLimit } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { joinClasses, ProgressBar } from '@playfront/ui';
import { limitTexts, nameText, periodMessages } from './limits.messages.ts';
import { figuresOf, type LimitName } from './limits.rules.ts';
import styles from './LimitsTable.module.css';

/** Above this share, the bar is highlighted. */
const nearlyUsedShare = 0.8;

export type LimitCellProps = {
  readonly name: LimitName;
  readonly limit: PlayerLimit | undefined;
  /** The limit of the country's law, which applies as well. */
  readonly law: PlayerLimit | undefined;
  readonly onSet: () => void;
};

/** One period of a limit: the remaining and the used amount, and when it resets. */
export function LimitCell({ name, limit, law, onSet }: LimitCellProps) {
  const format = useFormat();
  const { text } = format;
  const shown = limit ?? law;
  return (
    <div className={joinClasses(styles.cell, !shown && styles.empty)}>
      <p className={styles.period}>{text(periodMessages[name.period])}</p>
      {shown ? <Usage limit={shown} /> : <p className={styles.none}>{text('account.limits.none')}</p>}
      {law && <p className={styles.detail}>{lawText()}</p>}
      {!limit && (
        <button type="button" className={styles.set} onClick={onSet} aria-label={`${text('account.limits.set')}: ${nameText(name, format)}`}>
          {text('account.limits.set')}
        </button>
      )}
    </div>
  );

  function lawText(): string | undefined {
    return law && text(limit ? 'account.limits.law_left' : 'account.limits.law', limitTexts(law, format));
  }
}

function Usage({ limit }: { limit: PlayerLimit }) {
  const format = useFormat();
  const { text, dateTime } = format;
  const { limit: max, used, left } = figuresOf(limit);
  const texts = limitTexts(limit, format);
  const share = max > 0 ? Math.max(0, used) / max : 1;
  const usedText = text('account.limits.used', texts);
  return (
    <>
      <p className={styles.left}>{text('account.limits.left', { amount: texts.left })}</p>
      <ProgressBar
        label={nameText(limit, format)}
        share={share}
        valueText={usedText}
        className={joinClasses(styles.bar, share > nearlyUsedShare && styles.nearlyUsed)}
      />
      <p className={styles.detail}>{usedText}</p>
      <p className={styles.detail}>{text(left > 0 ? 'account.limits.resets' : 'account.limits.used_up', { time: dateTime(limit.resets_at) })}</p>
    </>
  );
}
