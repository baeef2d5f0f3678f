import type { CSSProperties, ReactNode } from 'react';
import { StatusDot } from '../feedback/StatusDot.tsx';
import { Tag } from '../feedback/Tag.tsx';
import { joinClasses } from '../join-classes.ts';
import type { TileLinkProps } from './GameTile.tsx';
import styles from './LiveTile.module.css';
import { useImageError } from './useImageError.ts';

/** The 16:9 image of a table, with the colour shown while it loads. */
export interface LiveImage {
  src: string;
  srcSet?: string | undefined;
  /** CSS colour. */
  dominant: string;
}

export interface LiveTileProps {
  /** Name of the table. */
  name: string;
  image: LiveImage;
  /** `open`: seats are free; `full`: it can be watched; `closed`: it has no link. */
  state: 'open' | 'full' | 'closed';
  /** Label of the state: "Live", "Full", "Closed". */
  stateLabel: string;
  /** Dealer, number of free seats, or when a closed table opens. */
  detail?: string | undefined;
  /** Smallest and largest bet, already formatted: "€0.50–€5,000". */
  betRange?: string | undefined;
  /** Renders the link that covers the tile: `(props) => <Link {...props} to={…} />`; a closed table has none. */
  link?: ((props: TileLinkProps) => ReactNode) | undefined;
  /** Accessible name of the link; name, state and detail by default. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A live table: its image and state, dealer or free seats, and bet range. */
export function LiveTile({ name, image, state, stateLabel, detail, betRange, link, label, className }: LiveTileProps) {
  const { isBroken, imageProps } = useImageError(image.src);
  const spoken = label ?? [name, stateLabel, detail].filter(Boolean).join(', ');
  return (
    <article className={joinClasses(styles.tile, state === 'closed' && styles.closed, className)}>
      <div className={styles.image} style={{ '--tile': image.dominant } as CSSProperties}>
        {!isBroken && (
          <img
            {...imageProps}
            className={styles.art}
            src={image.src}
            {...(image.srcSet === undefined ? {} : { srcSet: image.srcSet })}
            sizes="(max-width: 599px) 240px, 283px"
            width={320}
            height={180}
            alt=""
            decoding="async"
            loading="lazy"
          />
        )}
        <Tag tone="art" className={styles.tag}>
          {state === 'open' ? <StatusDot tone="live">{stateLabel}</StatusDot> : stateLabel}
        </Tag>
      </div>
      <div className={styles.text}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <p className={styles.detail} title={detail}>
          {detail}
        </p>
        <p className={styles.range} title={betRange}>
          {betRange}
        </p>
      </div>
      {state !== 'closed' && link?.({ className: styles.link, 'aria-label': spoken })}
    </article>
  );
}
