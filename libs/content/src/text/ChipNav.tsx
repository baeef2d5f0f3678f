import { Fragment, useEffect, useRef } from 'react';
import { chipClass, ChipRow } from '@playfront/ui';
import type { PageNavProps } from './page-nav.ts';

/** The pages of a kind in one line above the one that is open; the line stands where that one is in it. */
export function ChipNav<Id extends string>({ label, items, current, link }: PageNavProps<Id>) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const row = chip?.closest('ul');
    // By hand: `scrollIntoView` would move the page too.
    if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label}>
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
