import type { Icon as TablerIcon } from '@tabler/icons-react';
import { createElement } from 'react';
import type { ReactElement } from 'react';

export interface IconProps {
  /** Edge of the square in px. */
  size?: number | undefined;
  className?: string | undefined;
}

export type Icon = (props: IconProps) => ReactElement;

/** An icon in our style: 1.75 px lines, 20 px. Always decoration: a text or label must say what it means. */
export function createIcon(drawn: TablerIcon): Icon {
  return ({ size = 20, className }) =>
    createElement(drawn, { size, stroke: 1.75, 'aria-hidden': true, focusable: false, ...(className === undefined ? {} : { className }) });
}
