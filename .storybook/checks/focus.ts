import { userEvent } from 'storybook/test';
import { describeElement } from './visible.ts';

const mayTakeFocus =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable="true"]';
/** A page of 10,000 tiles is not walked whole. */
const mostStops = 60;

/** Where the keyboard is kept while a dialog, a menu or a popover is open. */
function keyboardArea(): Element {
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return modal ?? document.activeElement?.closest('[role="dialog"], [role="menu"]') ?? document.body;
}

function isTabbable(element: HTMLElement): boolean {
  const isOff = element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null;
  return !isOff && element.checkVisibility({ visibilityProperty: true });
}

/** Radios of a group are one stop: the chosen one, else the first. */
function isRadioPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return false;
  const group = [...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(element.name)}"]`)];
  return (group.find((radio) => radio.checked) ?? group.find((radio) => !radio.disabled)) !== element;
}

/** The element, and what draws the ring for it: its frame, or the label that follows a hidden input. */
function ringBearers(element: Element): Element[] {
  const bearers: Element[] = [element];
  for (let parent = element.parentElement; parent && parent !== document.body && bearers.length < 4; parent = parent.parentElement)
    bearers.push(parent);
  return element.nextElementSibling ? [...bearers, element.nextElementSibling] : bearers;
}

const ringStyles = (element: Element): string[] =>
  ringBearers(element).flatMap((bearer) =>
    [undefined, '::before', '::after'].map((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(bearer, part);
      return `${outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`}|${boxShadow}`;
    }),
  );

/** Every stop of the keyboard: whether Tab comes to it, and whether it then shows a ring. */
export async function focusFaults(): Promise<string[]> {
  const area = keyboardArea();
  const stops = [...area.querySelectorAll<HTMLElement>(mayTakeFocus)].filter((element) => isTabbable(element) && !isRadioPassedOver(element));
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  const unfocused = new Map(stops.map((stop) => [stop, ringStyles(stop)]));
  // Into a box that keeps the keyboard Tab would not come from the start of the page.
  if (area !== document.body && focused instanceof HTMLElement) focused.focus();
  const reached = new Set<Element>();
  const faults: string[] = [];
  // A stop may bring others with it, as a tile its choices.
  const mostPresses = stops.length > mostStops ? mostStops : stops.length * 3 + 2;
  for (let press = 0; press < mostPresses && stops.some((stop) => !reached.has(stop)); press += 1) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || reached.has(stop)) continue;
    reached.add(stop);
    const before = unfocused.get(stop);
    if (before && ringStyles(stop).every((style, at) => style === before[at])) faults.push(`${describeElement(stop)} shows no focus ring`);
  }
  const missed = stops.length > mostStops ? [] : stops.filter((stop) => !reached.has(stop) && isTabbable(stop) && stop.isConnected);
  return [...faults, ...missed.map((stop) => `${describeElement(stop)} is not reached by Tab`)];
}
