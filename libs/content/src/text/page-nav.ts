import type { ReactNode } from 'react';

/** What a navigation's link gets from it; the page puts it on a link of its own. */
export type NavLinkProps = { readonly className: string; readonly 'aria-current': 'page' | undefined; readonly children: ReactNode };

export interface PageNavProps<Id extends string> {
  label: string;
  items: readonly { readonly id: Id; readonly title: string; readonly icon?: ReactNode }[];
  current: Id | undefined;
  link: (id: Id, props: NavLinkProps) => ReactNode;
}
