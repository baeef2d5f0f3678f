import type { Card } from '@playfront/game-math';
import { runOf, type Run } from '../bets/table-scene.ts';
import type { PlayingCard } from './playing-card.ts';

/** A card that is dealt to its place, or turned where it lies. */
export type DealStep = (
  | { readonly kind: 'deal'; readonly card: PlayingCard }
  /** It is face up already in the document; the player sees it turn. */
  | { readonly kind: 'turn'; readonly card: PlayingCard; readonly face: Card }
) & {
  /** Time since the step before, if it is not the usual one: a pause before a third card, or a long deal that becomes faster. */
  readonly afterMs?: number;
};

const flightMs = 300;
const turnMs = 260;
/** From one step to the next. */
const stepMs = { deal: 190, turn: 300 } as const;
/** How much faster a quick deal is. */
const quickRate = 2.5;

const turned = { transform: ['rotateY(180deg)', 'rotateY(90deg)', 'rotateY(0deg)'] };
const lifted = { transform: ['scale(1)', 'scale(1.07)', 'scale(1)'] };

/** From the shoe to where the card lies, slightly turned and above the table. */
function fly({ root }: PlayingCard, shoe: DOMRect, delay: number): Animation {
  const place = root.getBoundingClientRect();
  const x = shoe.left + shoe.width / 2 - (place.left + place.width / 2);
  const y = shoe.top + shoe.height / 2 - (place.top + place.height / 2);
  return root.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(-24deg) scale(0.8)`, opacity: 0, offset: 0 },
      { opacity: 1, offset: 0.12 },
      { transform: 'none', opacity: 1, offset: 1 },
    ],
    { duration: flightMs, delay, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)', fill: 'backwards' },
  );
}

function turn({ root, sides }: PlayingCard, delay: number): Animation[] {
  const timing = { duration: turnMs, delay, easing: 'ease-in-out', fill: 'backwards' } as const;
  return [sides.animate(turned, timing), root.animate(lifted, { ...timing, fill: 'none' })];
}

export type DealOptions = { readonly shoe: HTMLElement; readonly isQuick: boolean; readonly onStep?: (index: number) => void };

/**
 * Deals and turns cards one after the other. The cards already lie in the document as they are in the end; each comes from the `shoe` when its turn
 * comes. `onStep` is called as each step is seen, such as for a total that grows with the cards: at once for all that are left once the run is skipped.
 */
export function dealCards(steps: readonly DealStep[], { shoe, isQuick, onStep }: DealOptions): Run {
  const from = shoe.getBoundingClientRect();
  const animations: Animation[] = [];
  let at = 0;
  for (const [index, step] of steps.entries()) {
    if (index > 0) at += step.afterMs ?? stepMs[steps[index - 1]?.kind ?? 'deal'];
    const isDown = step.card.root.dataset['face'] === 'down';
    if (step.kind === 'turn') step.card.show(step.face);
    const made = step.kind === 'turn' ? turn(step.card, at) : [fly(step.card, from, at), ...(isDown ? [] : turn(step.card, at + flightMs * 0.55))];
    animations.push(...made);
    if (isQuick) for (const animation of made) animation.playbackRate = quickRate;
    if (onStep) void made.at(-1)?.finished.then(() => onStep(index));
  }
  return runOf(animations);
}
