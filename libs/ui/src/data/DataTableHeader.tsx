import { IconChevronDown, IconChevronUp, IconSelector } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import type { DataColumn, DataSort } from './data-column.ts';
import styles from './DataTable.module.css';

interface DataTableHeaderProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | undefined;
  onSort: ((sort: DataSort) => void) | undefined;
}

/** Descending first (newest, largest), then ascending. */
const nextSort = (key: string, sort: DataSort | undefined): DataSort => ({
  key,
  direction: sort?.key === key && sort.direction === 'descending' ? 'ascending' : 'descending',
});

/** Column headings; sortable ones are buttons. With cards only the buttons are visible. */
export function DataTableHeader<Row>({ columns, sort, onSort }: DataTableHeaderProps<Row>) {
  const hasSort = onSort !== undefined && columns.some(({ isSortable }) => isSortable);
  return (
    <thead className={joinClasses(styles.header, hasSort && styles.sortable)} role="rowgroup">
      <tr role="row">
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const Sign = direction === undefined ? IconSelector : direction === 'ascending' ? IconChevronUp : IconChevronDown;
          return (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              className={joinClasses(styles.head, column.align === 'end' && styles.end)}
              {...(column.isSortable ? { 'aria-sort': direction ?? 'none' } : {})}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className={joinClasses(styles.sort, direction && styles.sorted)}
                  onClick={() => onSort(nextSort(column.key, sort))}
                >
                  {column.header}
                  <Sign size={14} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
