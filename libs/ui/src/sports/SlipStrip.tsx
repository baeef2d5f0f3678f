import { IconChevronUp } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './SlipStrip.module.css';

export interface SlipStripProps {
  /** "Bet slip". */
  title: string;
  /** Picks on it, already formatted. */
  count: string;
  /** "Combo". */
  mode?: string | undefined;
  odds?: string | undefined;
  onClick: () => void;
  className?: string | undefined;
}

/** The slip while it is closed on a phone: 52 px, docked on the bottom bar by the frame. */
export const SlipStrip = ({ title, count, mode, odds, onClick, className }: SlipStripProps) => (
  <button type="button" className={joinClasses(styles.strip, className)} aria-haspopup="dialog" onClick={onClick}>
    <span className={styles.title} title={title}>
      {title}
    </span>
    <span className={styles.count}>{count}</span>
    <span className={styles.mode} title={mode}>
      {mode}
    </span>
    {odds !== undefined && (
      <span className={styles.odds} title={odds}>
        {odds}
      </span>
    )}
    <IconChevronUp size={18} className={styles.arrow} />
  </button>
);
