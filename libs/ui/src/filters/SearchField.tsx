import { useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { useEarlyInput } from '../useEarlyInput.ts';
import { IconSearch, IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Accessible name: "Find a game". */
  label: string;
  placeholder: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
  /** On wide screens, collapsed to a button until it is used. */
  isFolding?: boolean | undefined;
  className?: string | undefined;
}

/** A search field for a list on the page. Its button and Escape clear it; an overlay around it closes only with the next Escape. */
export function SearchField({ label, placeholder, clearLabel, value, onChange, maxLength, isFolding, className }: SearchFieldProps) {
  const element = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(element);
  const handleClear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search ref={element} className={joinClasses(styles.search, isFolding && styles.folding, className)}>
      <label className={styles.label}>
        <IconSearch size={18} />
        <input
          ref={field}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          // An overlay handles Escape first and checks this attribute.
          data-mantine-stop-propagation={value === '' ? undefined : 'true'}
          {...(maxLength === undefined ? {} : { maxLength })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            event.preventDefault();
            onChange('');
          }}
        />
      </label>
      {value && <IconButton size="s" label={clearLabel} icon={<IconX size={16} />} onClick={handleClear} />}
    </search>
  );
}
