import { Popover as MantinePopover } from '@mantine/core';
import { cloneElement, useId } from 'react';
import type { HTMLAttributes, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import styles from './Popover.module.css';

/** Fades and rises by 4 px in 180 ms (`--d2`). */
const transition = {
  duration: 180,
  timingFunction: 'var(--ease)',
  transition: { in: { opacity: 1, transform: 'none' }, out: { opacity: 0, transform: 'translateY(4px)' }, transitionProperty: 'opacity, transform' },
};
const offsetPx = 8;

export interface PopoverProps {
  /** A button; a press opens and closes, unless `isOpen` is given. */
  trigger: ReactElement;
  label: string;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  align?: 'start' | 'end' | undefined;
  /** In px; by default as wide as its content. */
  width?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The panel receives the focus a moment after it opens; until then the trigger has to handle Escape. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Escape' && currentTarget.getAttribute('aria-expanded') === 'true') currentTarget.click();
}

/** A small panel below a button, such as the balance. It receives the focus and returns it; Escape and a press outside close it. */
export function Popover({ trigger, label, isOpen, onOpenChange, align = 'start', width, className, children }: PopoverProps) {
  const labelId = useId();
  return (
    <UiProvider>
      <MantinePopover
        position={`bottom-${align}`}
        offset={offsetPx}
        transitionProps={transition}
        trapFocus
        returnFocus
        withinPortal
        unstyled
        {...(isOpen === undefined ? {} : { opened: isOpen })}
        {...(onOpenChange === undefined ? {} : { onChange: onOpenChange })}
        {...(width === undefined ? {} : { width })}
      >
        <MantinePopover.Target>
          {cloneElement(trigger as ReactElement<HTMLAttributes<HTMLElement>>, { onKeyDown: closeByEscape })}
        </MantinePopover.Target>
        <MantinePopover.Dropdown className={joinClasses(styles.drop, styles.panel, className)} aria-labelledby={labelId}>
          <span id={labelId} hidden>
            {label}
          </span>
          {children}
        </MantinePopover.Dropdown>
      </MantinePopover>
    </UiProvider>
  );
}
