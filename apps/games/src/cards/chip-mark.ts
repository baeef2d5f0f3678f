import { money } from '@playfront/money';
import { chipText } from '../bets/spots.ts';
import type { SceneTools } from '../bets/scene.ts';
import { readBets, startIndex } from '../frame/bet-steps.ts';
import { element } from '../frame/element.ts';

/** A stake as one chip in the colour of the largest chip that it holds. */
export function createChipMark(minor: number, tools: SceneTools): HTMLElement {
  const { bets, currency } = tools.state;
  const chip = startIndex(readBets(bets, currency) ?? [], money(minor, currency));
  return element('span', { class: `chip chip-mark chip-${chip % 6}`, 'aria-hidden': 'true' }, chipText(minor, tools));
}
