import { joinClasses } from '../joinClasses.ts';
import styles from './Chip.module.css';

export interface ChipLook {
  /** Chosen: the inverse of the page. */
  isOn?: boolean | undefined;
  size?: 's' | 'm' | undefined;
  className?: string | undefined;
}

/** The look of a chip as a class, for links (a category is an address). */
export const chipClass = ({ isOn, size = 'm', className }: ChipLook = {}): string =>
  joinClasses(styles.chip, size === 's' && styles.s, isOn && styles.on, className);
