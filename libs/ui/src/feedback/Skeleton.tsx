import { joinClasses } from '../join-classes.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** A number is px. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  radius?: 'tag' | 'control' | 'card' | 'round' | undefined;
  /** As high as a line of the text around it. */
  isText?: boolean | undefined;
  className?: string | undefined;
}

/** Placeholder of the same size as the content that is loading. Announce once that the list is loading. */
export function Skeleton({ width, height, radius = 'control', isText, className }: SkeletonProps) {
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.skeleton, radius !== 'control' && styles[radius], isText && styles.text, className)}
      style={size}
    />
  );
}
