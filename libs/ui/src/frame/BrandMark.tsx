import type { Brand } from '@playfront/brand';
import { joinClasses } from '../joinClasses.ts';
import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  brand: Pick<Brand, 'name' | 'mark'>;
  /** Edge of the mark in px. */
  size?: number | undefined;
  /** `m` is the header of wide screens (20 px), `s` that of narrow ones (18 px). */
  wordSize?: 's' | 'm' | undefined;
  /** Without its word the mark is decoration: name the link around it. */
  hasName?: boolean | undefined;
  className?: string | undefined;
}

/** The mark of a brand and its word. */
export function BrandMark({ brand, size = brand.mark.viewBox, wordSize = 'm', hasName = true, className }: BrandMarkProps) {
  const { viewBox, paths } = brand.mark;
  return (
    <span className={joinClasses(styles.mark, wordSize === 's' && styles.small, className)}>
      <svg width={size} height={size} viewBox={`0 0 ${viewBox} ${viewBox}`} aria-hidden="true">
        {paths.map(({ d, fill }) => (
          <path key={d} d={d} className={styles[fill]} />
        ))}
      </svg>
      {hasName && (
        <span className={styles.word} title={brand.name}>
          {brand.name}
        </span>
      )}
    </span>
  );
}
