import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { joinClasses } from '../join-classes.ts';
import type { PaletteGroup, PaletteItem } from './palette.ts';
import styles from './PaletteList.module.css';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

/** The browser handles clicks for a new tab or window. */
const isPlainPress = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Widths of the lines in a group that is loading, in per cent: below its items, or instead of them. */
const [lastLine, emptyLines] = [[50], [60, 45, 70]];

const lineOf = (percent: number) => (
  <div key={percent} className={styles.loading}>
    <Skeleton width={30} height={40} radius="tag" />
    <Skeleton width={`${percent}%`} isText />
  </div>
);

/** The results, in groups. The focus stays in the field, which refers to the active result; a list that scrolls is focusable too. */
export function PaletteList({ id, label, groups, activeId, optionId, onKeyDown, onPoint, onChoose }: PaletteListProps) {
  const activeItem = groups.flatMap(({ items }) => items).find((item) => item.id === activeId);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const optionOf = (item: PaletteItem) => {
    const isActive = item.id === activeId;
    const shared = {
      id: optionId(item),
      role: 'option' as const,
      'aria-selected': isActive,
      'aria-disabled': item.isDisabled,
      className: joinClasses(styles.option, isActive && styles.active, item.isDisabled && styles.disabled),
      // `pointermove`, not `pointerenter`: scrolling by keys must not select what moves under the pointer.
      onPointerMove: () => isActive || onPoint(item),
      onClick: (event: MouseEvent) => {
        if (item.href !== undefined && !isPlainPress(event)) return;
        event.preventDefault();
        if (!item.isDisabled) onChoose(item);
      },
    };
    const content = (
      <>
        {item.lead}
        <span className={styles.name}>
          <span className={styles.label} title={item.label}>
            {item.label}
          </span>
          {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
        </span>
        {item.hint !== undefined && (
          <span className={styles.hint} title={item.hint}>
            {item.hint}
          </span>
        )}
      </>
    );
    return item.href === undefined ? (
      <div key={item.id} {...shared}>
        {content}
      </div>
    ) : (
      <a key={item.id} {...shared} href={item.href} tabIndex={-1}>
        {content}
      </a>
    );
  };

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-busy={groups.some(({ isLoading }) => isLoading)}
      className={styles.list}
      onKeyDown={onKeyDown}
      {...(activeItem ? { 'aria-activedescendant': optionId(activeItem) } : {})}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.label} className={styles.group}>
          <p className={styles.head} aria-hidden="true">
            {group.label}
          </p>
          {group.items.map(optionOf)}
          {group.isLoading && (group.items.length > 0 ? lastLine : emptyLines).map(lineOf)}
        </div>
      ))}
    </div>
  );
}
