import { describeElement, isVisible } from './visible.ts';

/** Whether a parent scrolls or clips the element, so that it does not widen the page. */
function isContained(element: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return false;
}

/** Elements that extend beyond the right or left edge of the canvas. */
export function tooWide(): string[] {
  const page = document.documentElement;
  const right = page.clientWidth + 1;
  const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return (box.right > right || box.left < -1) && isVisible(element) && !isContained(element);
  });
  if (page.scrollWidth <= page.clientWidth) return culprits.filter((element) => getComputedStyle(element).position === 'fixed').map(describeElement);
  return culprits.length > 0 ? culprits.map(describeElement) : [`the page scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px`];
}
