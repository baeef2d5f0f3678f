import { joinClasses } from '../join-classes.ts';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import styles from './TileGrid.module.css';

export interface TileGridSkeletonProps {
  /** Text for screen readers: "Loading games". */
  label: string;
  /** Number of placeholders. */
  count: number;
  /** As in the grid that is loading. */
  items?: 'tile' | 'wide' | undefined;
}

/** Placeholder of a grid that is loading. */
export const TileGridSkeleton = ({ label, count, items = 'tile' }: TileGridSkeletonProps) => (
  <div role="status" className={joinClasses(styles.grid, styles[items])}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <GameTileSkeleton key={index} shape={items === 'wide' ? 'live' : 'tile'} />
    ))}
  </div>
);
