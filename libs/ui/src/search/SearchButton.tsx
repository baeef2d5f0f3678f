import type { ComponentPropsWithRef } from 'react';
import { IconSearch } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './SearchButton.module.css';

export interface SearchButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** "Search". */
  label: string;
  /** Keyboard shortcut shown at the end. `aria-keyshortcuts` may list more. */
  shortcut?: string | undefined;
}

/** Opens the search palette. It looks like the field that it opens. */
export const SearchButton = ({ label, shortcut, className, type = 'button', ...rest }: SearchButtonProps) => (
  <button
    {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
    {...rest}
    type={type}
    aria-haspopup="dialog"
    className={joinClasses(styles.button, className)}
  >
    <IconSearch size={18} />
    <span className={styles.label} title={label}>
      {label}
    </span>
    {shortcut !== undefined && (
      <kbd className={styles.key} aria-hidden="true">
        {shortcut}
      </kbd>
    )}
  </button>
);
