import { Fragment } from 'react';
import { drawerItemClass } from '@playfront/ui/overlays';
import type { PageNavProps } from './page-nav.ts';
import styles from './SideNav.module.css';

/** Links to related pages in a column beside the current page. */
export function SideNav<Id extends string>({ label, items, current, link }: PageNavProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul role="list">
        {items.map(({ id, title, icon }) => (
          <li key={id}>
            {link(id, {
              className: drawerItemClass({ isOn: id === current }),
              'aria-current': id === current ? 'page' : undefined,
              children: (
                <Fragment>
                  {icon}
                  <span className={styles.title}>{title}</span>
                </Fragment>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
