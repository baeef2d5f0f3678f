/** Whether an element is visible on screen. A text for screen readers only is one pixel in size. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** Describes an element for a developer: tag, classes and text. */
export function describeElement(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${classes}>${text ? ` “${text}”` : ''}`;
}
