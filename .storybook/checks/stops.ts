const mayTakeFocus =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable="true"]';
/** A page of 10,000 tiles is not walked whole. */
export const mostStops = 60;

/** Where the keyboard is kept while a dialog, a menu or a popover is open. */
export function keyboardArea(): Element {
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return modal ?? document.activeElement?.closest('[role="dialog"], [role="menu"]') ?? document.body;
}

/** Whether it is a stop of the keyboard now: in the order of Tab, in use, and drawn. */
export function isTabbable(element: HTMLElement): boolean {
  const isOff = element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null;
  return !isOff && element.checkVisibility({ visibilityProperty: true });
}

/** Radios of a group are one stop: the chosen one, else the first. */
function isRadioPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return false;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(element.name)}"]`)];
  return (group.find((radio) => radio.checked) ?? group.find((radio) => !radio.disabled)) !== element;
}

/** Everything in `area` that Tab should come to. */
export function keyboardStops(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(mayTakeFocus)].filter((element) => isTabbable(element) && !isRadioPassedOver(element));
}
