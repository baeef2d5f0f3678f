import { joinClasses } from '../join-classes.ts';
import styles from './BottomBar.module.css';

/** Classes of a cell of the bottom bar: a link or button with a 22 px icon and one word. A link to the current page has `aria-current`. */
export const bottomBarCellClass = ({ isOn }: { isOn?: boolean | undefined } = {}): string => joinClasses(styles.cell, isOn && styles.on);
