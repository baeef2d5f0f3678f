import { element } from '../frame/element.ts';

/** A drawn ball; `kind` sets its colour. */
export function createBall(number: number, kind = 'plain'): HTMLElement {
  return element('span', { class: 'ball', 'data-kind': kind }, element('b', {}, String(number)));
}
