import { joinClasses } from '../join-classes.ts';
import styles from './Chip.module.css';

export interface ChipLook {
  /** Chosen: the inverse of the page. */
  isOn?: boolean | undefined;
  size?: 's' | 'm' | undefined;
  className?: string | undefined;
}

/** Classes of a chip, for links (each category has a URL). */
export const chipClass = ({ isOn, size = 'm', className }: ChipLook = {}): string =>
  joinClasses(styles.chip, size === 's' && styles.s, isOn && styles.on, className);
