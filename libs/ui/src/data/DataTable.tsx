import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  key: string;
  header: string;
  /** Amounts stand at the end. */
  align?: 'start' | 'end' | undefined;
  render: (row: Row) => ReactNode;
  /** Where the cell stands when the row becomes a card; a `line` and an `aside` then say their header too if `isNamed`. */
  card?: 'lead' | 'title' | 'line' | 'value' | 'aside' | 'none' | undefined;
  isNamed?: boolean | undefined;
}

export interface DataTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Cells of the last row, by column. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** For the mouse; give one cell a link or a button that does the same. */
  onRowClick?: ((row: Row) => void) | undefined;
  className?: string | undefined;
}

/** A list of records as a table, and as cards where its container is under 640 px. The roles are written out, since a table drawn as a grid loses its own. */
export function DataTable<Row>({ caption, isCaptionHidden = true, columns, rows, rowKey, totals, onRowClick, className }: DataTableProps<Row>) {
  const cellClass = (column: DataColumn<Row>) =>
    joinClasses(styles.cell, column.align === 'end' && styles.end, styles[column.card ?? 'line'], column.isNamed && styles.named);
  return (
    <div className={joinClasses(styles.room, className)}>
      <div className={styles.box}>
        <table className={styles.table} role="table">
          <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
          <thead className={styles.header} role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column.key} scope="col" role="columnheader" className={joinClasses(styles.head, column.align === 'end' && styles.end)}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body} role="rowgroup">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                className={joinClasses(styles.row, onRowClick && styles.pressable)}
                {...(onRowClick === undefined ? {} : { onClick: () => onRowClick(row) })}
              >
                {columns.map((column) => (
                  <td key={column.key} role="cell" className={cellClass(column)} data-label={column.header}>
                    {column.render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals !== undefined && (
            <tfoot className={joinClasses(styles.foot, styles.total)} role="rowgroup">
              <tr role="row" className={styles.row}>
                {columns.map((column) => (
                  <td key={column.key} role="cell" className={cellClass(column)} data-label={column.header}>
                    {totals[column.key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
