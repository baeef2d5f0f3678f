import type { SceneTools } from '../../bets/scene.ts';
import { cardName, createPlayingCard } from '../../cards/playing-card.ts';
import { element, icon } from '../../frame/element.ts';
import { cutStakes } from '../multiples.rules.ts';
import type { HiLoStep, Past } from './hi-lo.rules.ts';

const drawings: Readonly<Record<HiLoStep, readonly string[]>> = {
  higher: ['M12 19V5', 'M6 11l6-6l6 6'],
  lower: ['M12 5v14', 'M6 13l6 6l6-6'],
  switch: ['M4 12a8 8 0 0 1 13.500-5.800L20 8.500', 'M20 4v4.500h-4.500', 'M20 12a8 8 0 0 1-13.500 5.800L4 15.500', 'M4 20v-4.500h4.500'],
};

export type History = { readonly root: HTMLElement; show(past: readonly Past[]): void };

/** The cards of a round in a row, with what was done on each and what the round returned after it. */
export function createHistory({ texts, isMotionReduced }: SceneTools): History {
  const { text, languageTag } = texts;
  // The list scrolls, so the keyboard must reach it.
  const root = element('ol', { class: 'hi-lo-past', tabindex: '0', 'aria-label': text('games.hi_lo.cards') });

  function itemOf({ card, step, isRight, multiple }: Past): HTMLElement {
    const returns = multiple === undefined ? '' : text('games.bets.times', { times: cutStakes(multiple, languageTag) });
    const name = `${cardName(card, texts)}, ${text('games.hi_lo.step', { step })} ${returns}`;
    const drawn = element(
      'span',
      { 'aria-hidden': 'true' },
      createPlayingCard(texts, card).root,
      element('span', { class: 'hi-lo-step' }, icon(...drawings[step]), returns),
    );
    return element('li', { 'data-right': String(isRight), 'data-step': step }, drawn, element('span', { class: 'visually-hidden' }, name));
  }

  return {
    root,
    show(past) {
      // Cards that are shown already stay, so that the list does not jump.
      if (past.length < root.children.length) root.replaceChildren();
      for (const one of past.slice(root.children.length)) {
        const item = itemOf(one);
        root.append(item);
        if (!isMotionReduced())
          item.animate({ opacity: [0, 1], transform: ['translateY(30%) scale(1.15)', 'none'] }, { duration: 220, easing: 'ease-out' });
      }
      root.lastElementChild?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
    },
  };
}
