import type { CSSProperties } from 'react';
import type { TileArt } from '../games/GameTile.tsx';
import { useImageError } from '../games/useImageError.ts';
import styles from './PaletteImage.module.css';

/** A game's image, 30 by 40 px, at the start of a result. */
export function PaletteImage({ art }: { art: TileArt }) {
  const { isBroken, imageProps } = useImageError(art.w200);
  return (
    <span className={styles.image} style={{ '--tile': art.dominant } as CSSProperties}>
      {!isBroken && <img {...imageProps} src={art.w200} width={30} height={40} alt="" decoding="async" />}
    </span>
  );
}
