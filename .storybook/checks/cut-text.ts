import { describeElement, isVisible } from './visible.ts';

/** The nearest box that cuts without letting the reader scroll to the rest. */
function cuttingBox(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return null;
    if ([overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')) return box;
  }
  return null;
}

const hasEllipsis = (box: Element): boolean => {
  const style = getComputedStyle(box);
  return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
};

const boxOfText = (node: Node): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

function ownTexts(element: Element): Node[] {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** Text that its box cuts: without an ellipsis, or with one and no `title` that says the rest. What a box hides as a whole (a slide to come) is not cut. */
export function cutTexts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const texts = isVisible(element) ? ownTexts(element) : [];
    const cutter = texts.length > 0 ? cuttingBox(element) : null;
    if (!cutter || !isVisible(cutter)) return [];
    const edge = cutter.getBoundingClientRect();
    const isCut = texts.map(boxOfText).some((text) => {
      const isSeen = text.right > edge.left && text.left < edge.right && text.bottom > edge.top && text.top < edge.bottom;
      // A line's box is taller than its letters: half a pixel more or less at the sides, a few at top and bottom, cut nothing.
      return isSeen && (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 6 || text.top < edge.top - 6);
    });
    if (!isCut) return [];
    if (!hasEllipsis(cutter)) return [`${describeElement(element)} is cut without an ellipsis`];
    return element.closest('[title]') ? [] : [`${describeElement(element)} ends in an ellipsis and has no title`];
  });
}
