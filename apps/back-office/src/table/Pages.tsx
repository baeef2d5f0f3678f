import { Button } from '@mantine/core';
import { useFormat } from '@playfront/i18n';
import styles from './Pages.module.css';

/** Rows on a page of most lists. */
export const pageSize = 25;

type PagesProps = {
  readonly page: number;
  readonly total: number;
  readonly pageSize?: number;
  /** Text beside the buttons; by default, the keys of the list. */
  readonly hint?: string;
  readonly onChange: (page: number) => void;
};

/** Pagination of a list. */
export function Pages({ page, total, pageSize: size = pageSize, hint, onChange }: PagesProps) {
  const { text, number } = useFormat();
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <div className={styles['pages']}>
      <span className={styles['hint']}>{hint ?? text('backoffice.table.keys')}</span>
      {last === 1 ? null : (
        <>
          <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            {text('backoffice.table.previous')}
          </Button>
          <span>{text('backoffice.table.page', { page: number(page), last: number(last) })}</span>
          <Button variant="default" size="xs" disabled={page >= last} onClick={() => onChange(page + 1)}>
            {text('backoffice.table.next')}
          </Button>
        </>
      )}
    </div>
  );
}
