import { describeElement, isVisible } from './visible.ts';

/** The nearest box that clips its content without letting the reader scroll to the rest. */
function clippingBox(element: Element): Element | null {
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

/** Text that is cut off by its box: without an ellipsis, or with one but no `title` with the full text. Text that is completely hidden, such as in the next slide, is not reported. */
export function cutTexts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const texts = isVisible(element) ? ownTexts(element) : [];
    const box = texts.length > 0 ? clippingBox(element) : null;
    if (!box || !isVisible(box)) return [];
    const edge = box.getBoundingClientRect();
    const isCut = texts.map(boxOfText).some((text) => {
      const isInBox = text.right > edge.left && text.left < edge.right && text.bottom > edge.top && text.top < edge.bottom;
      // The box of a line is larger than its letters: 1 px beyond the sides, or 6 px beyond top or bottom, cuts nothing off.
      return isInBox && (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 6 || text.top < edge.top - 6);
    });
    if (!isCut) return [];
    if (!hasEllipsis(box)) return [`${describeElement(element)} is cut without an ellipsis`];
    return element.closest('[title]') ? [] : [`${describeElement(element)} ends in an ellipsis and has no title`];
  });
}
