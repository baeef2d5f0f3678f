import type { SceneTools } from '../bets/scene.ts';
import { chipClass, chipText } from '../bets/spots.ts';
import { element } from '../frame/element.ts';

/** A stake as one chip. */
export function createChipMark(minor: number, tools: SceneTools): HTMLElement {
  return element('span', { class: `chip chip-mark ${chipClass(minor, tools)}`, 'aria-hidden': 'true' }, chipText(minor, tools));
}
