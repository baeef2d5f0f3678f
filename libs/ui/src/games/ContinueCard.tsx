import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '../controls/buttonClass.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './ContinueCard.module.css';
import type { TileArt, TileLinkProps } from './GameTile.tsx';
import { usePicture } from './usePicture.ts';

export interface ContinueCardProps {
  /** Of the game. */
  name: string;
  art: TileArt;
  /** When it was last played, or that a round waits: "Yesterday, 21:14", "Unfinished round". */
  when: string;
  /** A paid round was not played to its end: it comes first, and says so in plain text colour. */
  isUnfinished?: boolean | undefined;
  /** What a press does, in a word: "Play", "Resume". */
  actionLabel: string;
  /** Draws the link that covers the card: `(props) => <Link {...props} to={…} />`. */
  link: (props: TileLinkProps) => ReactNode;
  className?: string | undefined;
}

/** A game to go on with. The whole card is its link; what looks like a button says what the link does. */
export function ContinueCard({ name, art, when, isUnfinished = false, actionLabel, link, className }: ContinueCardProps) {
  const { isBroken, picture } = usePicture(art.w200);
  return (
    <article className={joinClasses(styles.card, className)}>
      <div className={styles.art} style={{ '--tile': art.dominant } as CSSProperties}>
        {!isBroken && <img {...picture} src={art.w200} width={54} height={72} alt="" decoding="async" loading="lazy" />}
      </div>
      <div className={styles.words}>
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
