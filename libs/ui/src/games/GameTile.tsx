import { mobileMaxWidth } from '@playfront/api-contract/site-build';
import type { CSSProperties, ReactNode } from 'react';
import { Tag } from '../feedback/Tag.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './GameTile.module.css';
import { useImageError } from './useImageError.ts';

/** A 3:4 image in two widths, with the colour shown while it loads. */
export interface TileArt {
  w200: string;
  w400: string;
  /** CSS colour. */
  dominant: string;
}

/** Props for the link that covers a tile. */
export interface TileLinkProps {
  className: string | undefined;
  'aria-label': string;
}

export interface GameTileProps {
  /** Name of the game, shown if the image fails to load. */
  name: string;
  /** The studio. */
  provider: string;
  /** The image, which contains the name. */
  art: TileArt;
  /** Accessible name of the link; "name, provider" by default. */
  label?: string | undefined;
  /** Renders the link that covers the tile: `(props) => <Link {...props} to={…} />`. On touch devices it is the only target. */
  link: (props: TileLinkProps) => ReactNode;
  /** Shown over the image on hover and focus: a `GameTileOverlay`. */
  overlay?: ReactNode;
  /** A label in the corner, such as "New". */
  tag?: ReactNode;
  /** Under the tile, such as a `JackpotCaption`. */
  caption?: ReactNode;
  /** Visible without scrolling: the image loads immediately. */
  isEager?: boolean | undefined;
  /** `sizes` of the image; the default is for shelves and grids. */
  sizes?: string | undefined;
  className?: string | undefined;
}

/** On most phones a tile is 104 to 121 pixels wide, in shelves and in the grid. */
const shelfSizes = `(max-width: 430px) 112px, (max-width: 599px) 31vw, (max-width: ${mobileMaxWidth}px) 20vw, 185px`;

/** A game of the lobby: its image and, on hover or focus, its overlay. Plain elements, because there are hundreds. */
export function GameTile(props: GameTileProps) {
  const { name, provider, art, label = `${name}, ${provider}`, link, overlay, tag, caption, isEager, sizes = shelfSizes } = props;
  const { isBroken, imageProps } = useImageError(art.w200);
  return (
    <article className={joinClasses(styles.frame, props.className)}>
      <div className={styles.tile} style={{ '--tile': art.dominant } as CSSProperties}>
        {isBroken ? (
          <p className={styles.fallback} title={name} aria-hidden="true">
            {name}
          </p>
        ) : (
          <img
            {...imageProps}
            className={styles.art}
            src={art.w200}
            srcSet={`${art.w200} 200w, ${art.w400} 400w`}
            sizes={sizes}
            width={200}
            height={267}
            alt=""
            decoding="async"
            loading={isEager ? 'eager' : 'lazy'}
          />
        )}
        {link({ className: styles.link, 'aria-label': label })}
        {tag !== undefined && (
          <Tag tone="art" className={styles.tag}>
            {tag}
          </Tag>
        )}
        {overlay}
      </div>
      {caption}
    </article>
  );
}
