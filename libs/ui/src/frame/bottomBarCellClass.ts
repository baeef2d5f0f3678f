import { joinClasses } from '../joinClasses.ts';
import styles from './BottomBar.module.css';

/** The look of a cell of the bottom bar, for a link or a button with an icon of 22 px and one word; a link to the page shown says so by `aria-current`. */
export const bottomBarCellClass = ({ isOn }: { isOn?: boolean | undefined } = {}): string => joinClasses(styles.cell, isOn && styles.on);
