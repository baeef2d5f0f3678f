import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { isPlainClick } from '@playfront/ui';
import { PageLink } from './PageLink.tsx';
import { pageIndexes, useOpenPage, type PageIndex } from './page-index.ts';

type IndexLinkProps = Pick<ComponentProps<'a'>, 'className' | 'aria-current'> & {
  readonly index: PageIndex;
  /** Called on a click, before the page opens. */
  readonly onClick?: (() => void) | undefined;
  /** The name of the page by default. */
  readonly children?: ReactNode;
};

/** A link to a numbered page (spec §2): it opens as a page, window or dialog; in a new tab always as a page. */
export function IndexLink({ index, onClick, children, ...link }: IndexLinkProps) {
  const { text } = useFormat();
  const open = useOpenPage();
  const { target, opens, titleId } = pageIndexes[index];
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    onClick?.();
    if (opens === 'page') return;
    event.preventDefault();
    open(index);
  };
  return (
    <PageLink {...link} {...target} onClick={handleClick}>
      {children ?? text(titleId)}
    </PageLink>
  );
}
