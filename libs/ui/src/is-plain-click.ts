import type { MouseEvent } from 'react';

/** Whether a click on a link navigates in this tab: main button, no modifier key for a new tab or window, not prevented. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const { target } = event.currentTarget;
  return !event.defaultPrevented && event.button === 0 && !hasModifier && (!target || target === '_self');
}
