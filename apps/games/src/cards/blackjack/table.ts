import { blackjackSpots, naturalPays, type BlackjackView, type Card } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import type { Spots } from '../../bets/spots.ts';
import { element, svgElement } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import type { DealStep } from '../dealing.ts';
import type { HandRound, HandTable } from '../hand-scene.ts';
import { stakeOn } from '../stakes.ts';
import { createTableHand, type TableHand } from '../table-hand.ts';
import { newCards, type HandPlace, type NewCard } from './blackjack.rules.ts';
import { createSeat, totalText, type Seat, type SeatHand } from './seat.ts';
import { createSpotlight } from './spotlight.ts';

/** The number of a seat on the table, from 1. */
export function seatNumber(spot: string): number {
  return blackjackSpots.findIndex((name) => name === spot) + 1;
}

/** The line of the felt; narrow screens show it as plain text. */
function createFelt({ texts: { text } }: SceneTools): HTMLElement {
  const label = text('games.blackjack.felt', { pays: text('games.blackjack.pays', naturalPays) });
  const arc = svgElement('path', { id: 'felt-arc', d: 'M10 8 Q300 66 590 8', class: 'felt-arc' });
  const line = svgElement('textPath', { href: '#felt-arc', startOffset: '50%' });
  line.append(label);
  const drawing = svgElement('svg', { viewBox: '0 0 600 56', 'aria-hidden': 'true' }, arc, svgElement('text', { dy: '-5' }, line));
  return element('div', { class: 'felt' }, drawing, element('p', {}, label));
}

/** The dealer's hand with its total, which grows as the cards are seen. */
function createDealer({ texts }: SceneTools) {
  const hand = createTableHand(texts, { isSpread: true });
  const seen: Card[] = [];
  return {
    root: element('div', { class: 'dealer' }, element('p', { class: 'zone-name' }, texts.text('games.cards.dealer')), hand.root),
    /** A card that is dealt face up or face down, or turned. */
    step({ card, isTurn }: NewCard): SeenStep | undefined {
      const hole = hand.cards[1];
      const step: DealStep | undefined = isTurn ? hole && card && { kind: 'turn', card: hole, face: card } : { kind: 'deal', card: hand.add(card) };
      if (!step) return undefined;
      const onSeen = () => {
        if (card) seen.push(card);
        hand.showBadge(totalText(seen, texts));
      };
      return { step, onSeen };
    },
    lay({ cards, isHoleHidden }: BlackjackView['dealer']): void {
      seen.splice(0, Infinity, ...cards);
      hand.clear();
      for (const card of cards) hand.add(card);
      if (isHoleHidden) hand.add(undefined);
    },
    settle: ({ cards, isHoleHidden }: BlackjackView['dealer']) => hand.showBadge(totalText(cards, texts, !isHoleHidden)),
    clear(): void {
      seen.length = 0;
      hand.clear();
    },
  };
}

/** A step of the deal, and what is shown once it has been seen. */
type SeenStep = { readonly step: DealStep; readonly onSeen: () => void };

/** A card for a hand of a seat. In the spotlight it is dealt large, and the small copy appears once it has been seen. */
function seatStep(hand: SeatHand, card: Card, spotlight: TableHand | undefined, texts: Texts): SeenStep {
  const made = hand.cards.add(card);
  const large = spotlight?.add(card);
  if (large) made.root.style.visibility = 'hidden';
  const onSeen = () => {
    made.root.style.visibility = '';
    hand.seen.push(card);
    const total = totalText(hand.seen, texts);
    hand.cards.showBadge(total, hand.root.dataset['active'] === 'true');
    spotlight?.showBadge(total, true);
  };
  return { step: { kind: 'deal', card: large ?? made }, onSeen };
}

/** Dealer, seats, and on narrow screens one hand large. */
export function createBlackjackTable(tools: SceneTools, spots: Spots): HandTable<BlackjackView> {
  const { texts, isMotionReduced } = tools;
  const dealer = createDealer(tools);
  const spotlight = createSpotlight(texts, isMotionReduced);
  let shown: BlackjackView | undefined;
  const seats = new Map<string, Seat>(
    blackjackSpots.map((spot, index) => {
      const button = spots.buttons.get(spot) ?? element('button');
      return [spot, createSeat(tools, index + 1, button, (hand) => inspect(spot, hand))];
    }),
  );
  const row = element('div', { class: 'seats' }, ...[...seats.values()].map(({ root }) => root));
  const middle = element('div', { class: 'middle' }, createFelt(tools), spotlight.root);

  const seatOf = (view: BlackjackView, seat: number) => seats.get(view.seats[seat]?.spot ?? '');
  function inspect(spot: string, hand: number): void {
    const seat = shown?.seats.findIndex((one) => one.spot === spot) ?? -1;
    if (shown?.active && seat >= 0) spotlight.show(shown, { seat, hand }, seatNumber(spot));
  }
  function split(view: BlackjackView): void {
    for (const [index, { hands }] of view.seats.entries()) {
      const seat = seatOf(view, index);
      if (!seat || seat.hands.length >= hands.length) continue;
      const moved = seat.split();
      if (spotlight.place?.seat === index) spotlight.cards.take();
      if (!isMotionReduced())
        moved?.root.animate({ transform: ['translateX(-110%)', 'none'] }, { duration: 260, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' });
    }
  }
  /** Six hands are wider than a phone. `scrollIntoView` could also scroll the page around the frame. */
  function scrollTo(hand: HTMLElement | undefined): void {
    if (!hand) return;
    const [all, one] = [row.getBoundingClientRect(), hand.getBoundingClientRect()];
    row.scrollBy({ left: one.left + one.width / 2 - (all.left + all.width / 2) });
  }
  function clear(): void {
    shown = undefined;
    dealer.clear();
    spotlight.hide();
    for (const seat of seats.values()) seat.clear();
  }
  function open({ view, round }: HandRound<BlackjackView>): void {
    clear();
    for (const [index, { spot }] of view.seats.entries()) seatOf(view, index)?.open(stakeOn(spot, round));
  }

  return {
    elements: [dealer.root, middle, row],
    async deal(before, hand, run) {
      const { view } = hand;
      if (before) split(view);
      else open(hand);
      const isLarge = spotlight.isVisible();
      const steps = newCards(before, view).flatMap((one): SeenStep[] => {
        const { place, card } = one;
        if (place === 'dealer') {
          const dealt = dealer.step(one);
          return dealt ? [dealt] : [];
        }
        const seatHand = seatOf(view, place.seat)?.hands[place.hand];
        if (!seatHand || !card) return [];
        return [seatStep(seatHand, card, isLarge && isSamePlace(spotlight.place, place) ? spotlight.cards : undefined, texts)];
      });
      await run.run(
        steps.map(({ step }) => step),
        (index) => steps[index]?.onSeen(),
      );
    },
    lay(hand) {
      open(hand);
      for (const [index, { hands }] of hand.view.seats.entries()) seatOf(hand.view, index)?.lay(hands);
      dealer.lay(hand.view.dealer);
    },
    settle({ view, round }) {
      shown = view;
      const { active } = view;
      for (const [index, seat] of view.seats.entries())
        seatOf(view, index)?.show(seat, stakeOn(seat.spot, round), active?.seat === index ? active.hand : undefined);
      dealer.settle(view.dealer);
      if (active) {
        spotlight.show(view, active, seatNumber(view.seats[active.seat]?.spot ?? ''));
        scrollTo(seatOf(view, active.seat)?.hands[active.hand]?.root);
      } else spotlight.hide();
    },
    clear,
  };
}

function isSamePlace(one: HandPlace | undefined, other: HandPlace): boolean {
  return one?.seat === other.seat && one.hand === other.hand;
}
