import { joinClasses } from '../joinClasses.ts';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import styles from './TileGrid.module.css';

export interface TileGridSkeletonProps {
  /** Says that the list is loading. */
  label: string;
  /** How many places it shows. */
  count: number;
  /** As of the grid that comes. */
  items?: 'tile' | 'wide' | undefined;
}

/** A grid that is on its way, with the places of its tiles. */
export const TileGridSkeleton = ({ label, count, items = 'tile' }: TileGridSkeletonProps) => (
  <div role="status" className={joinClasses(styles.grid, styles[items])}>
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <GameTileSkeleton key={index} shape={items === 'wide' ? 'live' : 'tile'} />
    ))}
  </div>
);
