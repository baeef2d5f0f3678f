import type { ReactNode } from 'react';
import { TabList, type Tab } from '../controls/TabList.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './SegmentedTabs.module.css';

export interface SegmentedTab<Id extends string = string> extends Tab<Id> {
  icon?: ReactNode;
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
  return (
    <TabList
      label={label}
      tabs={tabs}
      value={value}
      onChange={onChange}
      className={joinClasses(styles.tabs, block && styles.block, className)}
      tabClassName={styles.tab}
    >
      {(tab) => (
        <>
          {tab.icon}
          {tab.label}
        </>
      )}
    </TabList>
  );
}
