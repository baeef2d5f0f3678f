import { joinClasses } from '../join-classes.ts';
import styles from './DrawerItem.module.css';

export interface DrawerItemLook {
  isOn?: boolean | undefined;
  /** 44 or 48 px high. */
  size?: 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** Classes of a row in a drawer or side navigation, for links; its content is a `DrawerItemContent`. */
export const drawerItemClass = ({ isOn, size = 'm', className }: DrawerItemLook = {}): string =>
  joinClasses(styles.item, size === 'l' && styles.l, isOn && styles.on, className);
