import { joinClasses } from '../joinClasses.ts';
import styles from './DrawerItem.module.css';

export interface DrawerItemLook {
  isOn?: boolean | undefined;
  /** 44 or 48 px high. */
  size?: 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** The look of a row of a drawer or a side navigation as a class, for links; put `DrawerItemContent` in it. */
export const drawerItemClass = ({ isOn, size = 'm', className }: DrawerItemLook = {}): string =>
  joinClasses(styles.item, size === 'l' && styles.l, isOn && styles.on, className);
