import { isTabbable, keyboardArea, keyboardStops, mostStops } from './stops.ts';
import { user } from './user.ts';
import { describeElement } from './visible.ts';

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
  const stops = keyboardStops(area);
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
    await user.tab();
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || reached.has(stop)) continue;
    reached.add(stop);
    const before = unfocused.get(stop);
    if (before && ringStyles(stop).every((style, at) => style === before[at])) faults.push(`${describeElement(stop)} shows no focus ring`);
  }
  const missed = stops.length > mostStops ? [] : stops.filter((stop) => !reached.has(stop) && isTabbable(stop) && stop.isConnected);
  return [...faults, ...missed.map((stop) => `${describeElement(stop)} is not reached by Tab`)];
}
