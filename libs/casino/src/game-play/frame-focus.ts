/** Elements that use the space bar. Links do not: there it scrolls the page. */
const controls = 'button, input, select, textarea, summary, [contenteditable], [role="button"]';

const isOverlayOpen = () => document.querySelector('[data-overlay-open]') !== null;

/**
 * Whether a game may take the focus: no overlay is open, and the focus is not in a field or on a control reached by keyboard. The heading has
 * the focus only to be announced, and a clicked button does not show its focus.
 */
export function canTakeFocus(): boolean {
  if (isOverlayOpen()) return false;
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || !activeElement.checkVisibility()) return true;
  return activeElement.matches('h1, :not(:focus-visible)');
}

/** Whether a key press outside the game is a space bar meant for it: otherwise it would only scroll the page. */
export function isSpaceForGame({ key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key !== ' ' || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isOverlayOpen()) return false;
  return target instanceof Element && !target.closest(controls);
}
