import { ModalBaseTitle } from '@mantine/core';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { IconSearch, IconX } from '../icons.ts';
import { ModalFrame } from '../overlays/ModalFrame.tsx';
import { activeAfterKey } from './palette.ts';
import type { PaletteItem, PaletteResults } from './palette.ts';
import { PaletteList } from './PaletteList.tsx';
import styles from './SearchPalette.module.css';

export interface SearchPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the dialog and of its field. */
  label: string;
  placeholder: string;
  closeLabel: string;
  /** The typed text; the caller loads its results. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Maximum characters of the query. */
  maxQueryLength: number;
  /** For an empty field: recent searches and suggested pages; otherwise the results. */
  results: PaletteResults;
  /** Text with the number of results, or that they are loading, announced politely when it changes. */
  countLabel: string;
  onChoose: (item: PaletteItem) => void;
  /** Below the results, such as the button that clears recent searches. */
  footer?: ReactNode;
}

const pop = { in: { opacity: 1, transform: 'none' }, out: { opacity: 0, transform: 'translateY(-8px)' }, transitionProperty: 'opacity, transform' };

/** Search over the page: a combobox with its results below. Escape closes it and returns the focus. */
export function SearchPalette(props: SearchPaletteProps) {
  const { isOpen, onClose, label, placeholder, closeLabel, query, onQueryChange, maxQueryLength, results, countLabel, onChoose, footer } = props;
  const id = useId();
  const [wantedId, setWantedId] = useState<string>();
  const items = results.kind === 'ready' ? results.groups.flatMap((group) => group.items) : [];
  // The first result is active by default, so that Enter opens it.
  const active = Math.max(
    0,
    items.findIndex((item) => item.id === wantedId),
  );
  const activeItem = items[active];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    // During composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const next = activeAfterKey(event.key, active, items.length);
    if (next !== undefined) setWantedId(items[next]?.id);
    else if (event.key === 'Enter' && activeItem) {
      if (!activeItem.isDisabled) onChoose(activeItem);
    } else return;
    event.preventDefault();
  };

  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} transition={pop} innerClass={styles.place} contentClass={styles.palette}>
      <ModalBaseTitle className="visually-hidden">{label}</ModalBaseTitle>
      <div className={styles.head}>
        <label className={styles.field}>
          <IconSearch size={20} />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxQueryLength}
            data-autofocus
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            {...(activeItem ? { 'aria-activedescendant': optionId(activeItem) } : {})}
            placeholder={placeholder}
            value={query}
            onChange={(event) => onQueryChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </label>
        <IconButton label={closeLabel} icon={<IconX />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {results.kind === 'ready' && (
          <PaletteList
            id={`${id}-list`}
            label={label}
            groups={results.groups}
            activeId={activeItem?.id}
            optionId={optionId}
            onKeyDown={handleKeyDown}
            onPoint={(item) => setWantedId(item.id)}
            onChoose={onChoose}
          />
        )}
        {results.kind === 'empty' && (
          <EmptyState className={styles.state} title={results.title}>
            {results.text}
          </EmptyState>
        )}
        {results.kind === 'error' && (
          <ErrorState className={styles.state} title={results.title} retryLabel={results.retryLabel} onRetry={results.onRetry} />
        )}
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      <p className="visually-hidden" role="status">
        {results.kind === 'empty' && `${results.title}. ${results.text}`}
        {results.kind === 'ready' && countLabel}
      </p>
    </ModalFrame>
  );
}
