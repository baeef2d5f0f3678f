import { blackjackTotal, insurancePays, returnOf, type BlackjackHand, type BlackjackSeat, type Card } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createChipMark } from '../chip-mark.ts';
import type { PlayingCard } from '../playing-card.ts';
import { createTableHand, type TableHand } from '../table-hand.ts';
import { insuredMinor } from './blackjack.rules.ts';

/** The total of cards as a player reads it: "7 or 17" while an ace may count one. Without cards it is empty. */
export function totalText(cards: readonly Card[], { text }: Pick<Texts, 'text'>, isFinal = false): string {
  if (cards.length === 0) return '';
  const { total, isSoft } = blackjackTotal(cards);
  if (total > 21) return text('games.blackjack.bust', { total });
  return isSoft && total < 21 && !isFinal ? text('games.blackjack.soft', { low: total - 10, high: total }) : String(total);
}

/** The name of a hand, such as "Hand 2, left". */
export function handName(seatNumber: number, hand: number, hands: number, { text }: Pick<Texts, 'text'>): string {
  return text('games.blackjack.hand', { number: seatNumber, side: hands < 2 ? 'one' : hand === 0 ? 'left' : 'right' });
}

export type SeatHand = {
  readonly root: HTMLElement;
  readonly cards: TableHand;
  readonly seen: Card[];
};

type DrawnHand = SeatHand & { readonly title: HTMLElement; readonly stake: HTMLElement; readonly state: HTMLElement };

export type Seat = {
  readonly root: HTMLElement;
  /** One hand, or two after `split`. */
  readonly hands: readonly SeatHand[];
  /** Shows the stake of a new round. */
  open(amountMinor: number): void;
  /** Moves the second card to a hand of its own, and returns it. */
  split(): PlayingCard | undefined;
  /** Lays all cards of the hands at once. */
  lay(hands: BlackjackSeat['hands']): void;
  /** Shows totals, stakes, states and results; `active` is the index of the hand whose turn it is. */
  show(seat: BlackjackSeat, amountMinor: number, active: number | undefined): void;
  clear(): void;
};

/** A place of the table: its spot for chips, and the hands that are played on it. */
export function createSeat(tools: SceneTools, number: number, spot: HTMLElement, onInspect: (hand: number) => void): Seat {
  const { texts, format } = tools;
  const { text } = texts;
  const insurance = element('p', { class: 'seat-insurance', hidden: '' });
  const row = element('div', { class: 'seat-hands' });
  const root = element('div', { class: 'seat' }, spot, row, insurance);
  const hands: DrawnHand[] = [];

  function addHand(): DrawnHand {
    const cards = createTableHand(texts);
    const title = element('p', { class: 'hand-title' });
    const stake = element('span', { class: 'hand-stake' });
    const state = element('span', { class: 'hand-state' });
    const handRoot = element('div', { class: 'seat-hand', role: 'group' }, title, cards.root, element('p', { class: 'hand-line' }, stake, state));
    const index = hands.length;
    handRoot.addEventListener('click', () => onInspect(index));
    const made = { root: handRoot, cards, seen: [], title, stake, state };
    hands.push(made);
    row.append(handRoot);
    for (const [at, hand] of hands.entries()) hand.title.replaceChildren(handName(number, at, hands.length, texts));
    return made;
  }
  function stakeNodes(minor: number, shownMinor: number): Node[] {
    return [createChipMark(minor, tools), element('b', { class: 'amount' }, format(shownMinor))];
  }

  function showHand(index: number, hand: BlackjackHand, amountMinor: number, isActive: boolean): void {
    const shown = hands[index];
    if (!shown) return;
    const stakeMinor = hand.stakes * amountMinor;
    const isDone = hand.state !== 'active' && hand.state !== 'waiting';
    const state = isActive ? 'active' : hand.state === 'active' ? 'waiting' : hand.state;
    const result = hand.result && text('games.blackjack.result', { result: hand.result });
    const stateText = result ? text('games.blackjack.result_bet', { result, bet: format(stakeMinor) }) : text('games.blackjack.state', { state });
    const total = totalText(hand.cards, texts, isDone);
    shown.cards.showBadge(total, isActive);
    shown.stake.replaceChildren(...stakeNodes(stakeMinor, hand.returns === null ? stakeMinor : returnOf(amountMinor, hand.returns)));
    shown.state.replaceChildren(
      ...(result
        ? [element('span', { class: 'with-bet' }, stateText), element('span', { class: 'without-bet', 'aria-hidden': 'true' }, result)]
        : [stateText]),
    );
    shown.root.dataset['active'] = String(isActive);
    shown.root.dataset['result'] = hand.result ?? (hand.state === 'bust' ? 'lost' : 'none');
    shown.root.setAttribute('aria-label', [handName(number, index, hands.length, texts), total, stateText].join(', '));
  }

  return {
    root,
    hands,
    open(amountMinor) {
      root.dataset['played'] = 'true';
      for (const { stake } of hands) stake.replaceChildren(...stakeNodes(amountMinor, amountMinor));
    },
    split() {
      const [first] = hands;
      const card = first?.seen.pop();
      if (!first || !card) return undefined;
      first.cards.take();
      const second = addHand();
      second.stake.replaceChildren(...[...first.stake.childNodes].map((node) => node.cloneNode(true)));
      second.seen.push(card);
      const moved = second.cards.add(card);
      for (const { cards, seen } of hands) cards.showBadge(totalText(seen, texts));
      return moved;
    },
    lay(laid) {
      while (hands.length < laid.length) addHand();
      for (const [index, { cards }] of laid.entries()) {
        const hand = hands[index];
        hand?.cards.clear();
        hand?.seen.splice(0, Infinity, ...cards);
        for (const card of cards) hand?.cards.add(card);
      }
    },
    show(seat, amountMinor, active) {
      root.dataset['played'] = 'true';
      for (const [index, hand] of seat.hands.entries()) showHand(index, hand, amountMinor, index === active);
      const paidMinor = insuredMinor(seat, amountMinor);
      const returnedMinor = seat.insurance === 'won' ? paidMinor * (1 + insurancePays.win / insurancePays.stake) : paidMinor;
      insurance.hidden = paidMinor === 0;
      insurance.replaceChildren(
        paidMinor === 0 ? '' : text('games.blackjack.insurance_state', { state: seat.insurance, amount: format(returnedMinor) }),
      );
    },
    clear() {
      delete root.dataset['played'];
      hands.length = 0;
      row.replaceChildren();
      insurance.hidden = true;
      addHand();
    },
  };
}
