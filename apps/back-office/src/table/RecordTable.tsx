import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './RecordTable.module.css';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
  /** The cell stays on one line. */
  readonly isShort?: boolean;
};

type RecordTableProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly empty: string;
  /** Called when a row is opened by the button in its first cell. */
  readonly onOpen?: (row: Row) => void;
  readonly openKey?: string | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** A table of records, navigable with the arrow keys, Home, End and Enter. */
export function RecordTable<Row>({ label, rows, columns, rowKey, empty, onOpen, openKey }: RecordTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined || !body.current) return;
    const buttons = [...body.current.querySelectorAll<HTMLButtonElement>('button[data-row]')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  }

  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, label: heading, isNumeric }) => (
              <th key={key} scope="col" className={isNumeric ? styles['number'] : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {/* Handles the keys of the row buttons. */}
        <tbody ref={body} onKeyDown={handleKeyDown}>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-opens={onOpen !== undefined} data-open={openKey !== undefined && rowKey(row) === openKey}>
              {columns.map(({ key, cell, isNumeric, isShort }, place) => (
                <td key={key} className={isNumeric ? styles['number'] : isShort ? styles['nowrap'] : undefined}>
                  {place === 0 && onOpen ? (
                    <button
                      type="button"
                      data-row
                      className={styles['open']}
                      aria-current={openKey !== undefined && rowKey(row) === openKey ? 'true' : undefined}
                      onClick={() => onOpen(row)}
                    >
                      {cell(row)}
                    </button>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
