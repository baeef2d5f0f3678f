import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { Spinner } from './Spinner.tsx';
import { translationSafeText } from './translation-safe-text.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  icon?: ReactNode;
  /** Waiting for a response: the button keeps its width and focus and ignores further presses. */
  isBusy?: boolean | undefined;
}

/** A button. To navigate to a page, use a link with `buttonClass`. */
export function Button({ variant, size, block, icon, isBusy, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  // Not `disabled` while busy: that would drop the focus.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className: [isBusy && styles.busy, className].filter(Boolean).join(' ') })}
      onClick={handleClick}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {icon}
      {translationSafeText(children)}
      {isBusy && <Spinner className={styles.spinner} />}
    </button>
  );
}
