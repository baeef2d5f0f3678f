import { Menu as MantineMenu } from '@mantine/core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { IconCheck } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { floatingOffsetPx, floatingTransition, placeOf } from './floating.ts';
import type { FloatingAlign } from './floating.ts';
import styles from './Floating.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
  /** Whether an option is selected. Leave it out for actions. */
  isOn?: boolean | undefined;
  isDanger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Makes it a link; handle router navigation in `onSelect`. */
  href?: string | undefined;
  onSelect?: ((event: MouseEvent) => void) | undefined;
}

export interface MenuProps {
  /** A button; its label also names the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: FloatingAlign | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

function MenuRow({ item }: { item: MenuItem }) {
  const { isOn, onSelect } = item;
  const shared = {
    className: joinClasses(styles.item, isOn && styles.on, item.isDanger && styles.danger),
    classNames: { itemLabel: styles.text ?? '', itemIndicator: styles.tick ?? '' },
    disabled: item.disabled ?? false,
    onClick: (event: MouseEvent) => onSelect?.(event),
    children: (
      <>
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
      </>
    ),
  };
  if (item.href !== undefined) return <MantineMenu.Item component="a" href={item.href} {...shared} {...(isOn ? { 'aria-current': true } : {})} />;
  if (isOn === undefined) return <MantineMenu.Item {...shared} />;
  return <MantineMenu.RadioItem value={item.id} checked={isOn} checkIcon={<IconCheck size={18} />} closeMenuOnClick {...shared} />;
}

/** A menu of actions or options below a button: arrows, Home, End, type-ahead, Escape; at most 350 px high (spec §9). */
export const Menu = ({ trigger, items, align = 'start', onOpenChange }: MenuProps) => (
  <UiProvider>
    <MantineMenu
      position={placeOf(align)}
      offset={floatingOffsetPx}
      transitionProps={floatingTransition}
      withinPortal
      withInitialFocusPlaceholder={false}
      alignItemsLabels="none"
      unstyled
      {...(onOpenChange === undefined ? {} : { onChange: onOpenChange })}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown className={joinClasses(styles.drop, styles.menu)}>
        {items.map((item) => (
          <MenuRow key={item.id} item={item} />
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  </UiProvider>
);
