const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

function barAround(element: Element | null): Element | undefined {
  for (let box = element; box; box = box.parentElement) if (isBar(box)) return box;
  return undefined;
}

/** The sticky or fixed bar that covers the centre or a corner of an element outside it; undefined if there is none (WCAG 2.4.11). */
export function coveringBar(element: Element): Element | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  return points.map(([x, y]) => barAround(document.elementFromPoint(x, y))).find((bar) => bar && !bar.contains(element));
}
