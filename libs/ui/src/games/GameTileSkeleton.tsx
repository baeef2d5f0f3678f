import type { CSSProperties } from 'react';
import styles from './GameTile.module.css';

/** The place of a tile that is on its way. */
export const GameTileSkeleton = ({ color }: { color?: string | undefined }) => (
  <div className={styles.skeleton} aria-hidden="true" {...(color === undefined ? {} : { style: { '--tile': color } as CSSProperties })} />
);
