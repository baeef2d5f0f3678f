import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './ContinueCard.module.css';
import type { TileArt, TileLinkProps } from './GameTile.tsx';
import { useImageError } from './useImageError.ts';

export interface ContinueCardProps {
  /** Name of the game. */
  name: string;
  art: TileArt;
  /** When it was last played, or that a round is unfinished: "Yesterday, 21:14", "Unfinished round". */
  when: string;
  /** A paid round is unfinished: the card comes first and its status has the text colour. */
  isUnfinished?: boolean | undefined;
  /** Label of the action: "Play", "Resume". */
  actionLabel: string;
  /** Renders the link that covers the card: `(props) => <Link {...props} to={…} />`. */
  link: (props: TileLinkProps) => ReactNode;
  className?: string | undefined;
}

/** A recently played game. The entire card is a link; the apparent button is only a label. */
export function ContinueCard({ name, art, when, isUnfinished = false, actionLabel, link, className }: ContinueCardProps) {
  const { isBroken, imageProps } = useImageError(art.w200);
  return (
    <article className={joinClasses(styles.card, className)}>
      <div className={styles.art} style={{ '--tile': art.dominant } as CSSProperties}>
        {!isBroken && <img {...imageProps} src={art.w200} width={54} height={72} alt="" decoding="async" loading="lazy" />}
      </div>
      <div className={styles.text}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <p className={joinClasses(styles.when, isUnfinished && styles.unfinished)} title={when}>
          {when}
        </p>
      </div>
      <span className={buttonClass({ size: 's', className: styles.action })} aria-hidden="true">
        {actionLabel}
      </span>
      {link({ className: styles.link, 'aria-label': `${actionLabel}: ${name}, ${when}` })}
    </article>
  );
}
