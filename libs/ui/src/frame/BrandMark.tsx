import type { Brand } from '@playfront/brand';
import { joinClasses } from '../join-classes.ts';
import styles from './BrandMark.module.css';

export interface BrandMarkProps {
  brand: Pick<Brand, 'name' | 'mark'>;
  /** Size of the logo in px. */
  size?: number | undefined;
  /** `m` for the header of wide screens (20 px), `s` for narrow ones (18 px). */
  wordSize?: 's' | 'm' | undefined;
  /** Without the name, the logo is decoration: label the link around it. */
  hasName?: boolean | undefined;
  className?: string | undefined;
}

/** Logo and name of a brand. */
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
