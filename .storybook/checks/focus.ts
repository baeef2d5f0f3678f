import { isTabbable, keyboardArea, keyboardStops, maxStops } from './stops.ts';
import { user } from './user.ts';
import { describeElement } from './visible.ts';

/** The elements that may draw the focus ring: the element itself, its ancestors, or the label after a hidden input. */
function ringElements(element: Element): Element[] {
  const elements: Element[] = [element];
  for (let parent = element.parentElement; parent && parent !== document.body && elements.length < 4; parent = parent.parentElement)
    elements.push(parent);
  return element.nextElementSibling ? [...elements, element.nextElementSibling] : elements;
}

const ringStyles = (element: Element): string[] =>
  ringElements(element).flatMap((candidate) =>
    [undefined, '::before', '::after'].map((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(candidate, part);
      return `${outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`}|${boxShadow}`;
    }),
  );

/** Tab stops that Tab does not reach or that show no focus ring. */
export async function focusFaults(): Promise<string[]> {
  const area = keyboardArea();
  const stops = keyboardStops(area);
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  const unfocused = new Map(stops.map((stop) => [stop, ringStyles(stop)]));
  // From the start of the page, Tab would not enter an overlay that traps the focus.
  if (area !== document.body && focused instanceof HTMLElement) focused.focus();
  const reached = new Set<Element>();
  const faults: string[] = [];
  // A focused stop may reveal more stops, as a tile reveals its four actions.
  const maxPresses = stops.length > maxStops ? maxStops : stops.length * 5 + 2;
  for (let press = 0; press < maxPresses && stops.some((stop) => !reached.has(stop)); press += 1) {
    await user.tab();
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || reached.has(stop)) continue;
    reached.add(stop);
    const before = unfocused.get(stop);
    if (before && ringStyles(stop).every((style, at) => style === before[at])) faults.push(`${describeElement(stop)} shows no focus ring`);
  }
  const missed = stops.length > maxStops ? [] : stops.filter((stop) => !reached.has(stop) && isTabbable(stop) && stop.isConnected);
  return [...faults, ...missed.map((stop) => `${describeElement(stop)} is not reached by Tab`)];
}
