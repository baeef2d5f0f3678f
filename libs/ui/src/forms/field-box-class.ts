import { joinClasses } from '../join-classes.ts';
import styles from './Field.module.css';

/** Classes of the box around a control, with its border by state. */
export const fieldBoxClass = ({
  isInvalid,
  isOff,
  className,
}: {
  isInvalid: boolean;
  isOff?: boolean | undefined;
  className?: string | undefined;
}): string => joinClasses(styles.box, isInvalid && styles.invalid, isOff && styles.off, className);
