import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Chip } from '../controls/Chip.tsx';
import { ChipRow } from '../controls/ChipRow.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { IconAdjustmentsHorizontal } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import type { ChoiceFilter, FilterChip, SortFilter } from './filter.ts';
import styles from './FilterBar.module.css';
import { FilterMenuButton } from './FilterMenuButton.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { FilterSheetLabels } from './FilterSheet.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));

export interface FilterBarProps {
  /** Name of the row of chips. */
  chipsLabel: string;
  /** The caller decides which are active, usually one. */
  chips: readonly FilterChip[];
  onChip: (id: string) => void;
  /** Multiple choice from a long list: a button with a panel on wide screens, in the sheet on narrow ones. */
  choices: ChoiceFilter;
  /** The order: a select, or chips in the sheet. */
  sort: SortFilter;
  /** The field that searches, such as `SearchField`. */
  search: ReactNode;
  /** Label of the button that opens the sheet; it must say whether filters are set, as the dot is only visual. */
  sheetButtonLabel: string;
  /** Labels of the sheet, and the handler that clears all filters. */
  sheet: FilterSheetLabels;
  className?: string | undefined;
}

/**
 * Filters of a list of games. Over 990 px: one row of chips, choices, sort order and search. Below: search and a button that opens
 * a sheet, above the row of chips. The code of sheet and panel loads when they are first opened.
 */
export function FilterBar({ chipsLabel, chips, onChip, choices, sort, search, sheetButtonLabel, sheet, className }: FilterBarProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isSet = choices.values.length > 0 || sort.value !== '';
  return (
    <div data-filter-bar className={joinClasses(styles.bar, className)}>
      <div className={styles.chips}>
        <ChipRow label={chipsLabel}>
          {chips.map(({ id, label, icon, isOn }) => (
            <Chip key={id} icon={icon} isPressed={isOn} onClick={() => onChip(id)}>
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
