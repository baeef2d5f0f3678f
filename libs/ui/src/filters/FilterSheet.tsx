import { useId } from 'react';
import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import { useBackStep } from '../overlays/back-steps.ts';
import { Drawer } from '../overlays/Drawer.tsx';
import type { ChoiceFilter, SortFilter } from './filter.ts';
import { FilterChoices } from './FilterChoices.tsx';
import styles from './FilterSheet.module.css';

/** Labels of the sheet, and the handler of its clear button. */
export interface FilterSheetLabels {
  title: string;
  closeLabel: string;
  clearLabel: string;
  /** Number of current results: "Show 385 games". */
  showLabel: string;
  onClear: () => void;
}

interface FilterSheetProps extends FilterSheetLabels {
  sort: SortFilter;
  choices: ChoiceFilter;
  onClose: () => void;
}

/** Sort order and choices in a bottom sheet; each applies immediately, and the button shows the number of results. */
export function FilterSheet({ title, closeLabel, clearLabel, showLabel, onClear, sort, choices, onClose }: FilterSheetProps) {
  const sortId = useId();
  useBackStep(true, onClose);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="sheet"
      title={title}
      closeLabel={closeLabel}
      footer={
        <div className={styles.foot}>
          <Button size="l" onClick={onClear}>
            {clearLabel}
          </Button>
          <Button size="l" variant="action" onClick={onClose}>
            {showLabel}
          </Button>
        </div>
      }
    >
      <p id={sortId} className={styles.label}>
        {sort.label}
      </p>
      <div role="group" aria-labelledby={sortId} className={styles.sorts}>
        {sort.options.map(({ value, label }) => (
          <Chip key={value} isPressed={value === sort.value} onClick={() => sort.onChange(value === sort.value ? '' : value)}>
            {label}
          </Chip>
        ))}
      </div>
      <FilterChoices filter={choices} />
    </Drawer>
  );
}
