import type { KeyboardEvent, ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './UnderlineTabs.module.css';

export interface UnderlineTab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** How many things are behind it, already formatted. */
  count?: string | undefined;
  /** The element it shows, with `role="tabpanel"`. */
  panelId?: string | undefined;
}

export interface UnderlineTabsProps<Id extends string = string> {
  label: string;
  tabs: readonly UnderlineTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** They share the width, 52 px high, as at the head of a panel; otherwise 48 px and scrolling sideways. */
  isBlock?: boolean | undefined;
  className?: string | undefined;
}

/** Views under a head, the chosen one in the colour of text with a line under it. Arrow keys, Home and End choose. */
export function UnderlineTabs<Id extends string>({ label, tabs, value, onChange, isBlock, className }: UnderlineTabsProps<Id>) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const last = tabs.length - 1;
    const index = { ArrowRight: current === last ? 0 : current + 1, ArrowLeft: current <= 0 ? last : current - 1, Home: 0, End: last }[event.key];
    const wanted = index === undefined ? undefined : tabs[index];
    if (index === undefined || !wanted) return;
    event.preventDefault();
    onChange(wanted.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={joinClasses(styles.tabs, isBlock && styles.block, className)} onKeyDown={handleKeyDown}>
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
          <span className={styles.words} {...(typeof tab.label === 'string' ? { title: tab.label } : {})}>
            {tab.label}
          </span>
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
