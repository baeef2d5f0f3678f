import type { CSSProperties } from 'react';
import styles from './Skeletons.module.css';

export interface GameTileSkeletonProps {
  /** The game's dominant colour, where it is known (CSS colour). */
  color?: string | undefined;
  /** What is on its way: a game, a live table, a game to go on with. */
  shape?: 'tile' | 'live' | 'card' | undefined;
}

/** The place of a tile that is on its way, of the tile's size. Say once, in words, that the list is loading. */
export const GameTileSkeleton = ({ color, shape = 'tile' }: GameTileSkeletonProps) => (
  <div className={styles[shape]} aria-hidden="true" {...(color === undefined ? {} : { style: { '--tile': color } as CSSProperties })} />
);
