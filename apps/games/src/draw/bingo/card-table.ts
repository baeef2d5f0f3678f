import { highestPattern, marksOf, returnOf, times as multipleOf, type BingoCard, type BingoRules } from '@playfront/game-math';
import type { RoundBet } from '../../bets/bet-round.ts';
import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import type { Pays } from '../pays.ts';
import { cellsOfCard, emptyCells } from './bingo.rules.ts';
import { createCard, type Card } from './card.ts';
import { patternTexts } from './patterns.ts';

export type CardTable = {
  readonly root: HTMLElement;
  /** Shows empty cards: the server draws the numbers. */
  clear(count: number): void;
  deal(numbers: readonly BingoCard[], isStill: boolean): void;
  /** Marks these balls on every card. Returns what all cards return with them. `isOpen`: better patterns can still be reached. */
  mark(bets: readonly RoundBet[], balls: readonly number[], isOpen: boolean): number;
  /** Lets the marks of a ball drop on the cards. */
  animateMark(ball: number): void;
};

/** The cards of a round. */
export function createCardTable(rules: BingoRules, { texts, format }: SceneTools, pays: Pays): CardTable {
  const root = element('div', { class: 'cards' });
  let cards: readonly Card[] = [];
  let dealt: readonly BingoCard[] = [];

  function clear(count: number): void {
    cards = Array.from({ length: count }, (_, index) => createCard(texts, rules, index));
    for (const card of cards) card.deal(emptyCells(rules));
    root.replaceChildren(...cards.map((card) => card.root));
    root.dataset['count'] = String(count);
    pays.mark([]);
  }

  return {
    root,
    clear,
    deal(numbers, isStill) {
      dealt = numbers;
      clear(numbers.length);
      for (const [index, card] of cards.entries()) {
        card.deal(cellsOfCard(numbers[index] ?? []));
        if (isStill) continue;
        card.root.animate(
          { transform: ['rotateY(70deg)', 'none'], opacity: [0.3, 1] },
          { duration: 320, delay: index * 70, easing: 'ease-out', fill: 'backwards' },
        );
      }
    },
    mark(bets, balls, isOpen) {
      const called = new Set(balls);
      const reached = dealt.flatMap((numbers, index) => {
        const marks = marksOf(numbers, called);
        const pattern = highestPattern(rules.patterns, marks);
        const minor = pattern ? returnOf(bets[index]?.amountMinor ?? 0, multipleOf(pattern.returns)) : 0;
        cards[index]?.show({ marks, win: pattern && `${texts.text(patternTexts[pattern.id])} ${format(minor)}`, isOpen });
        return pattern ? [{ id: pattern.id, minor }] : [];
      });
      pays.mark(reached.map(({ id }) => id));
      return reached.reduce((sum, { minor }) => sum + minor, 0);
    },
    animateMark(ball) {
      for (const card of cards) card.animateMark(ball);
    },
  };
}
