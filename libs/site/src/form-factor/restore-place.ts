import { findField, placeOf, type FieldPlace } from './kept-fields.ts';

/** Where the visitor was on a page: how far down, 0 to 1, and the field in use with its distance from the top of the window. */
export type KeptPlace = { readonly scrolled: number; readonly focus?: (FieldPlace & { readonly top: number }) | undefined };

const settlingMs = 4_000;
const handled = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const scrollable = () => document.documentElement.scrollHeight - innerHeight;

export function readPlace(): KeptPlace {
  const scrolled = scrollable() > 0 ? scrollY / scrollable() : 0;
  const active = document.activeElement;
  const focus = active && placeOf(active);
  return { scrolled, ...(active && focus && { focus: { ...focus, top: active.getBoundingClientRect().top } }) };
}

/**
 * Restores the place while the page grows to its height: the field in use gets the focus and its old distance from the top; without one the
 * page scrolls as far as before. The visitor's first key, wheel or touch ends it, so does time.
 */
export function restorePlace({ scrolled, focus }: KeptPlace): void {
  let isFocused = false;
  const restore = () => {
    const field = focus && findField(focus);
    if (!field) return scrollTo(0, scrolled * scrollable());
    if (!isFocused) field.focus({ preventScroll: true });
    isFocused = true;
    scrollBy(0, field.getBoundingClientRect().top - focus.top);
  };
  // The browser itself would hold on to what is in view, such as the footer of a page whose content is still to come.
  const growth = new ResizeObserver(restore);
  const ending = new AbortController();
  const stop = () => {
    growth.disconnect();
    ending.abort();
  };
  for (const event of handled) addEventListener(event, (given) => given.isTrusted && stop(), { capture: true, passive: true, signal: ending.signal });
  setTimeout(stop, settlingMs);
  growth.observe(document.body);
  restore();
}
