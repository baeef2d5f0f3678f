import type { ReactNode } from 'react';
import { joinClasses } from '@playfront/ui';
import styles from './OfferArt.module.css';

/** Text on an image whose subject stays at the right, or above the text if there is no space beside it. Dark in both colour schemes. */
export function OfferArt({ picture, isTall = false, children }: { picture: string; isTall?: boolean; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div data-theme="dark" className={joinClasses(styles.art, isTall && styles.tall)}>
        {picture && <img className={styles.picture} src={picture} alt="" decoding="async" fetchPriority="high" />}
        <div className={styles.scrim} />
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
