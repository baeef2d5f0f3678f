import { useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconEye, IconEyeOff } from '../icons.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface PasswordStrength {
  /** Number of filled bars, of four. */
  score: 0 | 1 | 2 | 3 | 4;
  text: ReactNode;
}

export interface PasswordFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type'> {
  revealLabel: string;
  hideLabel: string;
  /** Only for new passwords; its text replaces the hint. */
  strength?: PasswordStrength | undefined;
}

/** A password field with a button to show it. Set `autoComplete` (`current-password` or `new-password`). */
export function PasswordField({
  label,
  hint,
  error,
  optionalText,
  isOk,
  okText,
  className,
  revealLabel,
  hideLabel,
  strength,
  id,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const help = strength?.text ?? hint;
  const ids = useFieldIds({ id, hint: help, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={help} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled })}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
        />
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} />
        <IconButton
          size="s"
          className={styles.tool}
          label={isShown ? hideLabel : revealLabel}
          icon={isShown ? <IconEyeOff /> : <IconEye />}
          disabled={input.disabled}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {strength !== undefined && (
        <div className={styles.meter} aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} className={bar <= strength.score ? styles.full : undefined} />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
