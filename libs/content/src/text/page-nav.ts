import type { ReactNode } from 'react';

/** Props that a navigation passes to a link rendered by the page. */
export type NavLinkProps = { readonly className: string; readonly 'aria-current': 'page' | undefined; readonly children: ReactNode };

export interface PageNavProps<Id extends string> {
  label: string;
  items: readonly { readonly id: Id; readonly title: string; readonly icon?: ReactNode }[];
  current: Id | undefined;
  link: (id: Id, props: NavLinkProps) => ReactNode;
}

/** A navigation between related pages: `SideNav` in a column, `ChipNav` in one row. */
export type PageNav = <Id extends string>(props: PageNavProps<Id>) => ReactNode;
