import type { CSSProperties } from 'react';
import styles from './Skeletons.module.css';

export interface GameTileSkeletonProps {
  /** The game's dominant colour, if known (CSS colour). */
  color?: string | undefined;
  /** What is loading: a game, a live table, a continue card. */
  shape?: 'tile' | 'live' | 'card' | undefined;
}

/** Placeholder of the same size as the tile that is loading. Announce once that the list is loading. */
export const GameTileSkeleton = ({ color, shape = 'tile' }: GameTileSkeletonProps) => (
  <div className={styles[shape]} aria-hidden="true" {...(color === undefined ? {} : { style: { '--tile': color } as CSSProperties })} />
);
