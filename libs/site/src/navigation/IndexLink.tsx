import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Message } from '@playfront/i18n';
import { isPlainClick } from '@playfront/ui';
import { PageLink } from '../pages/PageLink.tsx';
import { pageIndexes, useOpenPage, type PageIndex } from './page-index.ts';

type IndexLinkProps = Pick<ComponentProps<'a'>, 'className' | 'aria-current'> & {
  readonly index: PageIndex;
  /** Told of a click, before the place opens. */
  readonly onClick?: (() => void) | undefined;
  /** The place's name, unless something else is said. */
  readonly children?: ReactNode;
};

/** A link to a numbered place (spec §2): it opens its own way, and as a page in a tab of its own where one is asked for. */
export function IndexLink({ index, onClick, children, ...link }: IndexLinkProps) {
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
      {children ?? <Message id={titleId} />}
    </PageLink>
  );
}
