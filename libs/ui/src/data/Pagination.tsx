import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { pagesAround } from './pages-around.ts';
import styles from './Pagination.module.css';

export interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  /** Range shown: "1 to 8 of 214". At the start of the line, and instead of the page numbers if they do not fit. */
  summary?: ReactNode;
  className?: string | undefined;
}

/** The pages of a long list. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, onChange, previousLabel, nextLabel, pageLabel, summary, className }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={joinClasses(styles.container, className)}>
      <p className={styles.printed}>{`${pageLabel(page)} / ${pageCount}`}</p>
      <div className={joinClasses(styles.pages, summary !== undefined && styles.summed)}>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        <IconButton label={previousLabel} icon={<IconChevronLeft size={18} />} disabled={page <= 1} onClick={() => onChange(page - 1)} />
        {pagesAround(page, pageCount).map((entry, index) =>
          entry === null ? (
            <span key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={entry}
              type="button"
              className={styles.page}
              aria-label={pageLabel(entry)}
              {...(entry === page ? { 'aria-current': 'page' as const } : {})}
              onClick={() => onChange(entry)}
            >
              {entry}
            </button>
          ),
        )}
        <IconButton label={nextLabel} icon={<IconChevronRight size={18} />} disabled={page >= pageCount} onClick={() => onChange(page + 1)} />
      </div>
    </nav>
  );
}
