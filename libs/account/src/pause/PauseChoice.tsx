import { useId, type RefCallback } from 'react';
import { useFormat } from '@playfront/i18n';
import styles from './PauseChoice.module.css';
import { pauseId } from './pause.rules.ts';
import type { Pause } from './pause.schema.ts';
import { usePauseText } from './usePauseText.ts';

type PauseChoiceProps = {
  /** The legend of the first group. */
  readonly headingRef: RefCallback<HTMLElement>;
  readonly pauses: readonly Pause[];
  readonly chosen: Pause | undefined;
  readonly onChoose: (pause: Pause) => void;
  /** Whether a break is active, which can only be extended. */
  readonly isExtending: boolean;
  readonly error: string | undefined;
};

/** Radio buttons for the available breaks and self-exclusions; none is preselected. */
export function PauseChoice({ headingRef, pauses, isExtending, error, ...choice }: PauseChoiceProps) {
  const { text } = useFormat();
  const errorId = useId();
  const breaks = pauses.filter(({ kind }) => kind === 'break');
  const exclusions = pauses.filter(({ kind }) => kind === 'self_exclusion');
  return (
    <>
      {breaks.length > 0 && (
        <Group
          title={text(isExtending ? 'account.pause.extend' : 'account.pause.break')}
          hint={text('account.pause.break.text')}
          headingRef={headingRef}
          pauses={breaks}
          {...{ ...choice, errorId, isInvalid: error !== undefined }}
        />
      )}
      <Group
        title={text('account.pause.exclusion')}
        hint={text('account.pause.exclusion.text')}
        headingRef={breaks.length === 0 ? headingRef : undefined}
        pauses={exclusions}
        {...{ ...choice, errorId, isInvalid: error !== undefined }}
      />
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </>
  );
}

type GroupProps = Pick<PauseChoiceProps, 'pauses' | 'chosen' | 'onChoose'> & {
  readonly headingRef: RefCallback<HTMLElement> | undefined;
  readonly title: string;
  readonly hint: string;
  readonly errorId: string;
  readonly isInvalid: boolean;
};

function Group({ headingRef, title, hint, pauses, chosen, onChoose, errorId, isInvalid }: GroupProps) {
  const hintId = useId();
  const { lengthOf, endOf } = usePauseText();
  return (
    <fieldset className={styles.group} aria-describedby={isInvalid ? `${hintId} ${errorId}` : hintId} aria-invalid={isInvalid || undefined}>
      <legend ref={headingRef} tabIndex={-1}>
        {title}
      </legend>
      <p id={hintId}>{hint}</p>
      <div className={styles.choices}>
        {pauses.map((pause) => (
          <label key={pauseId(pause)} className={styles.choice}>
            <input
              type="radio"
              name="pause"
              value={pauseId(pause)}
              checked={chosen !== undefined && pauseId(chosen) === pauseId(pause)}
              onChange={() => onChoose(pause)}
            />
            <span className={styles.length}>{lengthOf(pause)}</span>
            <span className={styles.end}>{endOf(pause)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
