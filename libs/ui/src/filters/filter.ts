import type { ReactNode } from 'react';

/** A chip of the bar: a category or collection. */
export interface FilterChip {
  id: string;
  label: string;
  icon?: ReactNode;
  isOn: boolean;
}

/** An option of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  /** Number of results, already formatted. */
  count?: string | undefined;
}

/** Single choice or none: an order, a type, a state. */
export interface SelectFilter {
  label: string;
  /** Text of the select while nothing is chosen; the label by default. */
  anyLabel?: string | undefined;
  /** Empty while none is chosen. */
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** Sort order; the operator's default if none is chosen. */
export type SortFilter = SelectFilter;

/** Multiple choice from a long list, such as studios. */
export interface ChoiceFilter {
  label: string;
  /** Text with the number of chosen options, shown if there are any. */
  chosenLabel: string;
  /** Label of the list's search field. */
  findLabel: string;
  /** Shown if nothing in the list matches. */
  noneText: string;
  values: readonly string[];
  options: readonly FilterOption[];
  onChange: (values: string[]) => void;
}
