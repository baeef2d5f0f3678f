import { lazy, Suspense, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { ChoiceFilter } from './filter.ts';
import styles from './FilterSelect.module.css';

const FilterPopover = lazy(() => import('./FilterPopover.tsx').then((module) => ({ default: module.FilterPopover })));

const ChoiceButton = ({ filter, ...button }: ComponentPropsWithRef<'button'> & { filter: ChoiceFilter }) => (
  <button {...button} type="button" className={joinClasses(styles.select, styles.button)}>
    <span className={styles.text} title={filter.label}>
      {filter.label}
    </span>
    {filter.values.length > 0 && (
      <span className={styles.count}>
        <span aria-hidden="true">{filter.values.length}</span>
        <span className="visually-hidden">{filter.chosenLabel}</span>
      </span>
    )}
  </button>
);

/** A button of the bar that opens a list of choices. The panel's code loads with the first press. */
export function FilterMenuButton({ filter }: { filter: ChoiceFilter }) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const handlePress = () => {
    setWasOpened(true);
    setIsOpen(!isOpen);
  };
  const handleOpenChange = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    // Loading the panel replaced the button, so the panel cannot return the focus to it.
    if (!isNowOpen) ref.current?.focus();
  };
  const button = <ChoiceButton ref={ref} filter={filter} aria-haspopup="dialog" aria-expanded={isOpen} onClick={handlePress} />;
  if (!wasOpened) return button;
  return (
    <Suspense fallback={button}>
      <FilterPopover filter={filter} trigger={button} isOpen={isOpen} onOpenChange={handleOpenChange} />
    </Suspense>
  );
}
