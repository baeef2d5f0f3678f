import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './ContinueCard.module.css';
import type { TileArt, TileLinkProps } from './GameTile.tsx';
import { usePicture } from './usePicture.ts';

export interface ContinueCardProps {
  /** Of the game. */
  name: string;
  art: TileArt;
  /** When it was last played, or that a round is unfinished: "Yesterday, 21:14", "Unfinished round". */
  when: string;
  /** A paid round is unfinished: the card comes first and says so in the text colour. */
  isUnfinished?: boolean | undefined;
  /** Label of the action: "Play", "Resume". */
  actionLabel: string;
  /** Renders the link that covers the card: `(props) => <Link {...props} to={…} />`. */
  link: (props: TileLinkProps) => ReactNode;
  className?: string | undefined;
}

/** A recently played game. The entire card is a link; what looks like a button is its label. */
export function ContinueCard({ name, art, when, isUnfinished = false, actionLabel, link, className }: ContinueCardProps) {
  const { isBroken, picture } = usePicture(art.w200);
  return (
    <article className={joinClasses(styles.card, className)}>
      <div className={styles.art} style={{ '--tile': art.dominant } as CSSProperties}>
        {!isBroken && <img {...picture} src={art.w200} width={54} height={72} alt="" decoding="async" loading="lazy" />}
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
