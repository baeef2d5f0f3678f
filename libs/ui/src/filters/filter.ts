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

/** The order of what is shown: one of a few. */
export interface SortFilter {
  label: string;
  /** Empty for the order the house proposes. */
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

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
