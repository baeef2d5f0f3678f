/** Ref of the first text of a step that replaces another: the focus would be lost with the pressed button. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
