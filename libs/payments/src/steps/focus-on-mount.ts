/** Ref of an element that replaces a pressed button: the focus would be lost with the button. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
