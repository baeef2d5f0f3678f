import type { MouseEvent } from 'react';

/** Whether a click on a link goes there in this tab: no other button, no key that asks for another tab or window, nobody has taken it. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isOfKeys = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const { target } = event.currentTarget;
  return !event.defaultPrevented && event.button === 0 && !isOfKeys && (!target || target === '_self');
}
