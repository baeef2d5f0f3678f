import type { ReactElement } from 'react';
import { Popover } from '../overlays/Popover.tsx';
import type { ChoiceFilter } from './filter.ts';
import { FilterChoices } from './FilterChoices.tsx';
import styles from './FilterPopover.module.css';

interface FilterPopoverProps {
  filter: ChoiceFilter;
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The choices in a popover, on wide screens. */
export const FilterPopover = ({ filter, trigger, isOpen, onOpenChange }: FilterPopoverProps) => (
  <Popover trigger={trigger} label={filter.label} isOpen={isOpen} onOpenChange={onOpenChange} align="end">
    <div className={styles.panel}>
      <FilterChoices filter={filter} />
    </div>
  </Popover>
);
