import type { KeyboardEvent, ReactNode } from 'react';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** The element it shows, with `role="tabpanel"`. */
  panelId?: string | undefined;
}

interface TabListProps<Item extends Tab> {
  label: string;
  tabs: readonly Item[];
  value: Item['id'];
  onChange: (id: Item['id']) => void;
  className: string | undefined;
  tabClassName: string | undefined;
  /** Content of a tab's button. */
  children: (tab: Item) => ReactNode;
}

/** ARIA tabs with one tab stop: arrow keys, Home and End choose. The caller styles them. */
export function TabList<Item extends Tab>({ label, tabs, value, onChange, className, tabClassName, children }: TabListProps<Item>) {
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
    <div role="tablist" aria-label={label} className={className} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={tabClassName}
          aria-selected={tab.id === value}
          aria-controls={tab.panelId}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {children(tab)}
        </button>
      ))}
    </div>
  );
}
