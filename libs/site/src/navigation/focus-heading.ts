/** Whether the focus is in an overlay over the page. */
export const isOverPage = (focused: Element) => focused.closest('[data-overlay-open]') !== null;

/** Focuses the heading, unless `shouldKeepFocus` returns true for the focused element. */
export function focusHeading(heading: HTMLElement, shouldKeepFocus: (focused: Element) => boolean): void {
  const { activeElement } = document;
  if (activeElement?.checkVisibility() && shouldKeepFocus(activeElement)) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
