/** Whether an element takes part in the picture: drawn, and more than the single pixel of a text for readers only. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** An element as a developer finds it: tag, classes, and what it says. */
export function describeElement(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${classes}>${text ? ` “${text}”` : ''}`;
}
