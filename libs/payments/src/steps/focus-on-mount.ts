/** Ref of what replaces a pressed button, which takes the focus with it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
