import { lazy, Suspense } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './FlagIcon.module.css';
import { isFlagCountry } from './flag-countries.ts';

const FlagArt = lazy(() => import('./flag-art.tsx').then((module) => ({ default: module.FlagArt })));

export interface FlagIconProps {
  /** Two letters, any case; an unknown country shows an empty circle. */
  country: string;
  size?: 20 | 22 | undefined;
  className?: string | undefined;
}

/** A round flag beside the name of a language. Decoration only. */
export function FlagIcon({ country, size = 20, className }: FlagIconProps) {
  const code = country.toLowerCase();
  return (
    <span className={joinClasses(styles.flag, size === 22 && styles.large, className)} aria-hidden="true">
      <Suspense fallback={null}>{isFlagCountry(code) && <FlagArt country={code} height={size} />}</Suspense>
    </span>
  );
}
