import type { CSSProperties } from 'react';
import type { TileArt } from '../games/GameTile.tsx';
import { usePicture } from '../games/usePicture.ts';
import styles from './PalettePicture.module.css';

/** A game's image, 30 by 40 px, at the start of a result. */
export function PalettePicture({ art }: { art: TileArt }) {
  const { isBroken, picture } = usePicture(art.w200);
  return (
    <span className={styles.picture} style={{ '--tile': art.dominant } as CSSProperties}>
      {!isBroken && <img {...picture} src={art.w200} width={30} height={40} alt="" decoding="async" />}
    </span>
  );
}
