import type { Card, VideoPokerHand } from '@playfront/game-math';
import { runOf, type Run } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createPlayingCard } from '../playing-card.ts';
import { positions } from './video-poker.rules.ts';

/** What a hand paid: as much as its bet is `returned`. */
export type HandResult = { readonly kind: 'won' | 'returned' | 'lost'; readonly name: string; readonly amount: string };

export type OtherHands = {
  readonly root: HTMLElement;
  /** How many hands there are besides the large one. */
  setCount(count: number): void;
  /** Shows the held cards of the dealt hand in all of them, and the backs of the others. */
  copy(dealt: readonly Card[], held: readonly number[]): void;
  /** Shows what the hands have drawn; the run turns the drawn cards one after the other, hand by hand. */
  show(hands: readonly VideoPokerHand[], results: readonly HandResult[]): void;
  turn(held: readonly number[], isQuick: boolean): Run;
  clear(): void;
};

const turnMs = 220;
const cardMs = 70;
const handMs = 60;

/** The other hands of a round, drawn small. */
export function createOtherHands(texts: Pick<Texts, 'text'>): OtherHands {
  const root = element('ol', { class: 'vp-others', 'aria-label': texts.text('games.video_poker.hands') });
  let hands: ReturnType<typeof createHand>[] = [];

  function createHand() {
    const cards = positions.map(() => createPlayingCard(texts));
    const result = element('p', { class: 'vp-paid' });
    return { cards, result, root: element('li', { class: 'vp-other' }, ...cards.map((card) => card.root), result) };
  }

  function clear(): void {
    for (const { cards, result, root: item } of hands) {
      for (const card of cards) card.show(undefined);
      result.replaceChildren();
      delete item.dataset['result'];
    }
  }

  return {
    root,
    setCount(count) {
      if (count === hands.length) return;
      hands = Array.from({ length: count }, createHand);
      root.dataset['count'] = String(count);
      root.replaceChildren(...hands.map((hand) => hand.root));
    },
    copy(dealt, held) {
      for (const { cards } of hands) for (const [at, card] of cards.entries()) card.show(held.includes(at) ? dealt[at] : undefined);
    },
    show(drawn, results) {
      for (const [index, { cards, result, root: item }] of hands.entries()) {
        for (const [at, card] of cards.entries()) card.show(drawn[index]?.cards[at]);
        const { kind, name, amount } = results[index] ?? { kind: 'lost', name: '', amount: '' };
        item.dataset['result'] = kind;
        result.replaceChildren(...(name ? [element('span', {}, name), element('b', {}, amount)] : []));
      }
    },
    turn(held, isQuick) {
      let at = 0;
      const animations = hands.flatMap(({ cards, result }) => {
        const drawn = cards.filter((_, position) => !held.includes(position));
        const turns = drawn.map(({ sides }, index) =>
          sides.animate(
            { transform: ['rotateY(180deg)', 'rotateY(90deg)', 'rotateY(0deg)'] },
            { duration: turnMs, delay: at + index * cardMs, easing: 'ease-in-out', fill: 'backwards' },
          ),
        );
        at += drawn.length * cardMs + handMs;
        // Not before the last card of the hand is turned.
        const seen = result.animate({ opacity: [0, 1] }, { duration: 160, delay: at + turnMs / 2, fill: 'backwards' });
        return [...turns, seen];
      });
      for (const animation of animations) if (isQuick) animation.playbackRate = 2.5;
      return runOf(animations);
    },
    clear,
  };
}
