import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { joinClasses } from '../join-classes.ts';
import type { DataColumn, DataSort } from './data-column.ts';
import styles from './DataTable.module.css';
import { DataTableHeader } from './DataTableHeader.tsx';

export interface DataTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Cells of the last row, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  sort?: DataSort | undefined;
  /** Called with the new order when a header is pressed. The caller sorts the rows. */
  onSort?: ((sort: DataSort) => void) | undefined;
  /** Number of placeholder rows while loading. Announce the loading outside the table. */
  skeletonRows?: number | undefined;
  /** Replaces the rows if there are none: an `EmptyState` or `ErrorState`. */
  empty?: ReactNode;
  /** For the mouse; give one cell a link or a button that does the same. */
  onRowClick?: ((row: Row) => void) | undefined;
  className?: string | undefined;
}

const titleOf = (content: ReactNode) => (typeof content === 'string' ? { title: content } : {});

/** A list of records as a table, or as cards if its container is under 640 px. The roles are explicit, because `display: grid` removes those of a table. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden = true, columns, rows, rowKey, totals, sort, onSort, skeletonRows = 0, empty, onRowClick, className } = props;
  const cellClass = (column: DataColumn<Row>) =>
    joinClasses(styles.cell, column.align === 'end' && styles.end, styles[column.card ?? 'line'], column.isNamed && styles.named, column.className);
  const cellOf = (column: DataColumn<Row>, content: ReactNode) => (
    <td key={column.key} role="cell" className={cellClass(column)} data-label={column.header} {...titleOf(content)}>
      {content}
    </td>
  );
  return (
    <div className={joinClasses(styles.container, className)}>
      <div className={styles.box}>
        <table className={styles.table} role="table" {...(skeletonRows > 0 ? { 'aria-busy': true } : {})}>
          <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
          <DataTableHeader columns={columns} sort={sort} onSort={onSort} />
          <tbody className={styles.body} role="rowgroup">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                className={joinClasses(styles.row, onRowClick && styles.pressable)}
                {...(onRowClick === undefined ? {} : { onClick: () => onRowClick(row) })}
              >
                {columns.map((column) => cellOf(column, column.render(row)))}
              </tr>
            ))}
            {Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={`skeleton ${index}`} role="row" className={styles.row} aria-hidden="true">
                {columns.map((column) => cellOf(column, <Skeleton isText width={column.card === 'lead' ? 39 : 72} className={styles.skeleton} />))}
              </tr>
            ))}
          </tbody>
          {totals !== undefined && rows.length > 0 && (
            <tfoot className={joinClasses(styles.foot, styles.total)} role="rowgroup">
              <tr role="row" className={styles.row}>
                {columns.map((column) => cellOf(column, totals[column.key]))}
              </tr>
            </tfoot>
          )}
        </table>
        {rows.length === 0 && skeletonRows === 0 && empty !== undefined && <div className={styles.empty}>{empty}</div>}
      </div>
    </div>
  );
}
