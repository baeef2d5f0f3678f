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

/** A line under the actions: "RTP 96.50%". */
export interface TileFact {
  label: string;
  value: string;
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
  /** Buttons shown on hover and focus: Play (`action`), Try free (`glass`). The tile sets their size. */
  actions?: ReactNode;
  /** The heart, in the corner of the same overlay. */
  favourite?: ReactNode;
  /** Return, volatility, smallest bet. */
  facts?: readonly TileFact[] | undefined;
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

/** `title` of a text that may be cut off. Most are short: a title for each would cost every lobby page a kilobyte. */
const fullText = (text: string) => (text.length > 18 ? text : undefined);

/** On most phones a tile is 104 to 121 pixels wide, in shelves and in the grid. */
const shelfSizes = `(max-width: 430px) 112px, (max-width: 599px) 31vw, (max-width: ${mobileMaxWidth}px) 20vw, 185px`;

/** A game of the lobby: its image, and on hover or focus its name, facts and actions. Plain elements, because there are hundreds. */
export function GameTile(props: GameTileProps) {
  const { name, provider, art, label = `${name}, ${provider}`, link, actions, favourite, facts, tag, caption, isEager, sizes = shelfSizes } = props;
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
        <div className={styles.overlay}>
          <p className={styles.name} title={fullText(name)}>
            {name}
          </p>
          <p className={styles.provider} title={fullText(provider)}>
            {provider}
          </p>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {facts !== undefined && (
            <dl className={styles.facts}>
              {facts.flatMap((fact) => [<dt key={`${fact.label} label`}>{fact.label}</dt>, <dd key={fact.label}>{fact.value}</dd>])}
            </dl>
          )}
          {favourite !== undefined && <div className={styles.favourite}>{favourite}</div>}
        </div>
      </div>
      {caption}
    </article>
  );
}
