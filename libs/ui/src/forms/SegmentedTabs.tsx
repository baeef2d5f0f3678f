import type { KeyboardEvent, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './SegmentedTabs.module.css';

export interface SegmentedTab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  /** The element it shows, with `role="tabpanel"`. */
  panelId?: string | undefined;
}

export interface SegmentedTabsProps<Id extends string = string> {
  label: string;
  tabs: readonly SegmentedTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** As wide as its container. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/** Two to five views of one page. Arrow keys, Home and End choose. */
export function SegmentedTabs<Id extends string>({ label, tabs, value, onChange, block, className }: SegmentedTabsProps<Id>) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const last = tabs.length - 1;
    const index = { ArrowRight: current === last ? 0 : current + 1, ArrowLeft: current === 0 ? last : current - 1, Home: 0, End: last }[event.key];
    const wanted = index === undefined ? undefined : tabs[index];
    if (index === undefined || !wanted) return;
    event.preventDefault();
    onChange(wanted.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={joinClasses(styles.tabs, block && styles.block, className)} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === value}
          aria-controls={tab.panelId}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  );
}
