/** Identifies a field of a page by its name and its position among fields of that name. */
type FieldPlace = { readonly name: string; readonly place: number };

/** The visitor's position on a page: scroll position from 0 to 1, and the focused field with its distance from the top of the window. */
export type PagePosition = { readonly scrolled: number; readonly focus?: (FieldPlace & { readonly top: number }) | undefined };

const settlingMs = 4_000;
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const scrollable = () => document.documentElement.scrollHeight - innerHeight;

const fieldsNamed = (name: string) => [...document.getElementsByName(name)].filter((element) => element.matches('input, select, textarea'));

function placeOf(element: Element): FieldPlace | undefined {
  const name = element.getAttribute('name') ?? '';
  const place = fieldsNamed(name).indexOf(element as HTMLElement);
  return place < 0 ? undefined : { name, place };
}

export function readPlace(): PagePosition {
  const scrolled = scrollable() > 0 ? scrollY / scrollable() : 0;
  const active = document.activeElement;
  const focus = active && placeOf(active);
  return { scrolled, ...(active && focus && { focus: { ...focus, top: active.getBoundingClientRect().top } }) };
}

/**
 * Restores the position while the page grows to its full height: focuses the field at its previous distance from the top, or scrolls to the previous
 * position. Ends with the visitor's first key, wheel or touch, or after a timeout.
 */
export function restorePlace({ scrolled, focus }: PagePosition): void {
  let isFocused = false;
  const restore = () => {
    const field = focus && fieldsNamed(focus.name)[focus.place];
    if (!field) return scrollTo(0, scrolled * scrollable());
    if (!isFocused) field.focus({ preventScroll: true });
    isFocused = true;
    scrollBy(0, field.getBoundingClientRect().top - focus.top);
  };
  // The browser's scroll anchoring would hold on to what is in view, such as the footer of a page that is still loading.
  const growth = new ResizeObserver(restore);
  const ending = new AbortController();
  const stop = () => {
    growth.disconnect();
    ending.abort();
  };
  for (const type of inputEvents)
    addEventListener(type, (event) => event.isTrusted && stop(), { capture: true, passive: true, signal: ending.signal });
  setTimeout(stop, settlingMs);
  growth.observe(document.body);
  restore();
}
