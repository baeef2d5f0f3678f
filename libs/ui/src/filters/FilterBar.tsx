import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Chip } from '../controls/Chip.tsx';
import { ChipRow } from '../controls/ChipRow.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { IconAdjustmentsHorizontal } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import type { ChoiceFilter, FilterChip, SortFilter } from './filter.ts';
import styles from './FilterBar.module.css';
import { FilterMenuButton } from './FilterMenuButton.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { FilterSheetWords } from './FilterSheet.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));

export interface FilterBarProps {
  /** Name of the row of chips. */
  chipsLabel: string;
  /** One is on at a time, as a rule: which is the caller's. */
  chips: readonly FilterChip[];
  onChip: (id: string) => void;
  /** Any number of a long list: on wide screens a button with a panel, on narrow ones in the sheet. */
  choices: ChoiceFilter;
  /** The order: a select, or chips in the sheet. */
  sort: SortFilter;
  /** The field that searches, such as `SearchField`. */
  search: ReactNode;
  /** Opens the sheet; says whether something is set, for a dot alone is not heard. */
  sheetButtonLabel: string;
  /** Words of the sheet, and what clears every filter. */
  sheet: FilterSheetWords;
  className?: string | undefined;
}

/**
 * What narrows a list of games, in one piece: over 990 px one row of chips, choices, order and search; below, search and a button that opens
 * a sheet, over the row of chips. The sheet's and the panel's code come when they are first opened.
 */
export function FilterBar({ chipsLabel, chips, onChip, choices, sort, search, sheetButtonLabel, sheet, className }: FilterBarProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isSet = choices.values.length > 0 || sort.value !== '';
  return (
    <div data-filter-bar className={joinClasses(styles.bar, className)}>
      <div className={styles.chips}>
        <ChipRow label={chipsLabel}>
          {chips.map(({ id, label, isOn }) => (
            <Chip key={id} isPressed={isOn} onClick={() => onChip(id)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <div className={styles.wide}>
        <FilterMenuButton filter={choices} />
        <FilterSelect filter={sort} />
      </div>
      <div className={styles.search}>{search}</div>
      <IconButton
        isBoxed
        label={sheetButtonLabel}
        icon={<IconAdjustmentsHorizontal />}
        aria-haspopup="dialog"
        className={joinClasses(styles.sheetButton, isSet && styles.set)}
        onClick={() => setIsSheetOpen(true)}
      />
      {isSheetOpen && (
        <Suspense>
          <FilterSheet {...sheet} sort={sort} choices={choices} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
