/** A chip of the bar: a category or collection. */
export interface FilterChip {
  id: string;
  label: string;
  isOn: boolean;
}

/** One of a list to choose from. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many things it would show, already formatted. */
  count?: string | undefined;
}

/** One of a few, or none: an order, a type, a state. */
export interface SelectFilter {
  label: string;
  /** What the select shows while none is chosen; the label by default. */
  anyLabel?: string | undefined;
  /** Empty while none is chosen. */
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** The order of what is shown; the operator's own while none is chosen. */
export type SortFilter = SelectFilter;

/** Any number of a long list, such as studios. */
export interface ChoiceFilter {
  label: string;
  /** How many are chosen, in words; shown while there are any. */
  chosenLabel: string;
  /** Name of the field that narrows the list. */
  findLabel: string;
  /** Said when nothing in the list matches. */
  noneText: string;
  values: readonly string[];
  options: readonly FilterOption[];
  onChange: (values: string[]) => void;
}
