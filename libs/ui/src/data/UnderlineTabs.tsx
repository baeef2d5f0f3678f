import { TabList, type Tab } from '../controls/TabList.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './UnderlineTabs.module.css';

export interface UnderlineTab<Id extends string = string> extends Tab<Id> {
  /** Number of items, already formatted. */
  count?: string | undefined;
}

export interface UnderlineTabsProps<Id extends string = string> {
  label: string;
  tabs: readonly UnderlineTab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** They share the width and are 52 px high, as at the top of a panel; otherwise 48 px and scrolling sideways. */
  isBlock?: boolean | undefined;
  className?: string | undefined;
}

/** Tabs; the selected one is underlined and in the text colour. Arrow keys, Home and End choose. */
export function UnderlineTabs<Id extends string>({ label, tabs, value, onChange, isBlock, className }: UnderlineTabsProps<Id>) {
  return (
    <TabList
      label={label}
      tabs={tabs}
      value={value}
      onChange={onChange}
      className={joinClasses(styles.tabs, isBlock && styles.block, className)}
      tabClassName={styles.tab}
    >
      {(tab) => (
        <>
          <span className={styles.text} {...(typeof tab.label === 'string' ? { title: tab.label } : {})}>
            {tab.label}
          </span>
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </>
      )}
    </TabList>
  );
}
