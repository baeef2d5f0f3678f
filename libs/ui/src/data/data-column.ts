import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  key: string;
  header: string;
  /** Amounts are aligned at the end. */
  align?: 'start' | 'end' | undefined;
  /** A string that does not fit ends in an ellipsis and has a `title`. */
  render: (row: Row) => ReactNode;
  /** Position of the cell when the row is a card; `line` and `aside` then include their header if `isNamed`. */
  card?: 'lead' | 'title' | 'line' | 'value' | 'aside' | 'none' | undefined;
  isNamed?: boolean | undefined;
  /** Class of each of its cells. */
  className?: string | undefined;
  /** Its header is a button that sorts the rows. */
  isSortable?: boolean | undefined;
}

/** Column and direction by which the rows are sorted. */
export interface DataSort {
  key: string;
  direction: 'ascending' | 'descending';
}
