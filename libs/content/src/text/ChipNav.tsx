import { Fragment } from 'react';
import { chipClass, ChipRow } from '@playfront/ui';
import type { PageNavProps } from './page-nav.ts';

/** Links to related pages in one row above the current page; the row scrolls to the current one. */
export function ChipNav<Id extends string>({ label, items, current, link }: PageNavProps<Id>) {
  return (
    <nav aria-label={label}>
      <ChipRow>
        {items.map(({ id, title, icon }) => (
          <Fragment key={id}>
            {link(id, {
              className: chipClass({ isOn: id === current }),
              'aria-current': id === current ? 'page' : undefined,
              children: (
                <Fragment>
                  {icon}
                  {title}
                </Fragment>
              ),
            })}
          </Fragment>
        ))}
      </ChipRow>
    </nav>
  );
}
