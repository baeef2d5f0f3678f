import type { ComponentPropsWithRef, ReactNode } from 'react';
import { drawerItemClass } from './drawer-item-class.ts';
import { DrawerItemContent } from './DrawerItemContent.tsx';

export interface DrawerItemProps extends ComponentPropsWithRef<'button'> {
  icon?: ReactNode;
  end?: ReactNode;
  isOn?: boolean | undefined;
  size?: 'm' | 'l' | undefined;
}

/** A row of a drawer with an action. For a link to a page use `drawerItemClass`. */
export const DrawerItem = ({ icon, end, isOn, size, className, children, type = 'button', ...rest }: DrawerItemProps) => (
  <button {...rest} type={type} className={drawerItemClass({ isOn, size, className })}>
    <DrawerItemContent icon={icon} end={end}>
      {children}
    </DrawerItemContent>
  </button>
);
