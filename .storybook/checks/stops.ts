const focusable = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable="true"]';
/** Maximum number of tab stops that are checked: a page may have 10,000 tiles. */
export const maxStops = 60;

/** The open dialog, menu or popover that traps the focus, otherwise the page. */
export function keyboardArea(): Element {
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return modal ?? document.activeElement?.closest('[role="dialog"], [role="menu"]') ?? document.body;
}

/** Whether the element is a tab stop now: in the tab order, enabled and visible. */
export function isTabbable(element: HTMLElement): boolean {
  const isDisabled = element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null;
  return !isDisabled && element.checkVisibility({ visibilityProperty: true });
}

/** The radio buttons of a group are one tab stop: the checked one, otherwise the first. */
function isSkippedRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return false;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(element.name)}"]`)];
  return (group.find((radio) => radio.checked) ?? group.find((radio) => !radio.disabled)) !== element;
}

/** All elements in `area` that Tab should reach. */
export function keyboardStops(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(focusable)].filter((element) => isTabbable(element) && !isSkippedRadio(element));
}
