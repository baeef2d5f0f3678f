/** Ref of the first text of a step that replaces another one: the pressed button is gone, and the focus with it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
