import { IconChevronUp } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './SlipStrip.module.css';

export interface SlipStripProps {
  /** "Bet slip". */
  title: string;
  /** Number of picks, already formatted. */
  count: string;
  /** "Combo". */
  mode?: string | undefined;
  odds?: string | undefined;
  onClick: () => void;
  className?: string | undefined;
}

/** The closed slip on a phone: 52 px; the frame docks it to the bottom bar. */
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
