import { blackjackSpots, naturalPays, type BlackjackView, type Card } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import type { Spots } from '../../bets/spots.ts';
import { element, svgElement } from '../../frame/element.ts';
import type { DealStep } from '../dealing.ts';
import type { DealRun } from '../deal-run.ts';
import { createTableHand } from '../table-hand.ts';
import { newCards, type HandPlace, type NewCard } from './blackjack.rules.ts';
import { createSeat, totalText, type Seat } from './seat.ts';
import { createSpotlight } from './spotlight.ts';

export type BlackjackTable = {
  readonly elements: readonly HTMLElement[];
  /** Deals what has become visible since `before`, and resolves once the player has seen it. */
  deal(before: BlackjackView | undefined, after: BlackjackView, run: DealRun): Promise<void>;
  /** Lays everything at once. */
  lay(view: BlackjackView): void;
  /** Shows the stakes of a new round. */
  open(view: BlackjackView, amountOf: (spot: string) => number): void;
  /** Shows totals, states and results as they are now. */
  settle(view: BlackjackView, amountOf: (spot: string) => number): void;
  clear(): void;
};

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

/** Dealer, seats, and on narrow screens one hand large. */
export function createBlackjackTable(tools: SceneTools, spots: Spots): BlackjackTable {
  const { texts, isMotionReduced } = tools;
  const dealer = createTableHand(texts, { isSpread: true });
  const dealerSeen: Card[] = [];
  const spotlight = createSpotlight(texts, isMotionReduced);
  let shown: BlackjackView | undefined;
  const seats = new Map<string, Seat>(
    blackjackSpots.map((spot, index) => {
      const button = spots.buttons.get(spot) ?? element('button');
      return [spot, createSeat(tools, index + 1, button, (hand) => inspect(spot, hand))];
    }),
  );
  const row = element('div', { class: 'seats' }, ...[...seats.values()].map(({ root }) => root));
  const dealerZone = element('div', { class: 'dealer' }, element('p', { class: 'zone-name' }, texts.text('games.cards.dealer')), dealer.root);
  const middle = element('div', { class: 'middle' }, createFelt(tools), spotlight.root);

  const seatOf = (view: BlackjackView, seat: number) => seats.get(view.seats[seat]?.spot ?? '');
  function inspect(spot: string, hand: number): void {
    const seat = shown?.seats.findIndex((one) => one.spot === spot) ?? -1;
    if (shown?.active && seat >= 0) spotlight.show(shown, { seat, hand }, seatNumber(spot));
  }
  function showDealerTotal(): void {
    dealer.showBadge(totalText(dealerSeen, texts));
  }

  /** A card of the dealer: dealt face up or face down, or turned. */
  function dealerStep({ card, isTurn }: NewCard): DealStep | undefined {
    const hole = dealer.cards[1];
    if (isTurn) return hole && card && { kind: 'turn', card: hole, face: card };
    return { kind: 'deal', card: dealer.add(card) };
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

  return {
    elements: [dealerZone, middle, row],
    async deal(before, after, run) {
      if (before) split(after);
      const isLarge = spotlight.isVisible();
      const seen: (() => void)[] = [];
      const steps = newCards(before, after).flatMap((one): DealStep[] => {
        const { place, card } = one;
        if (place === 'dealer') {
          const step = dealerStep(one);
          if (!step) return [];
          seen.push(() => {
            if (card) dealerSeen.push(card);
            showDealerTotal();
          });
          return [step];
        }
        const hand = seatOf(after, place.seat)?.hands[place.hand];
        if (!hand || !card) return [];
        const made = hand.cards.add(card);
        const large = isLarge && isSamePlace(spotlight.place, place) ? spotlight.cards.add(card) : undefined;
        // The small copy appears once the large card has been seen.
        if (large) made.root.style.visibility = 'hidden';
        seen.push(() => {
          made.root.style.visibility = '';
          hand.seen.push(card);
          hand.cards.showBadge(totalText(hand.seen, texts), hand.root.dataset['active'] === 'true');
          if (large) spotlight.cards.showBadge(totalText(hand.seen, texts), true);
        });
        return [{ kind: 'deal', card: large ?? made }];
      });
      await run.run(steps, false, (index) => seen[index]?.());
    },
    lay(view) {
      for (const [index, { hands }] of view.seats.entries()) seatOf(view, index)?.lay(hands);
      dealerSeen.splice(0, Infinity, ...view.dealer.cards);
      dealer.clear();
      for (const card of view.dealer.cards) dealer.add(card);
      if (view.dealer.isHoleHidden) dealer.add(undefined);
    },
    open(view, amountOf) {
      for (const [index, { spot }] of view.seats.entries()) seatOf(view, index)?.open(amountOf(spot));
    },
    settle(view, amountOf) {
      shown = view;
      const { active } = view;
      for (const [index, seat] of view.seats.entries())
        seatOf(view, index)?.show(seat, amountOf(seat.spot), active?.seat === index ? active.hand : undefined);
      dealer.showBadge(totalText(view.dealer.cards, texts, !view.dealer.isHoleHidden));
      if (active) {
        spotlight.show(view, active, seatNumber(view.seats[active.seat]?.spot ?? ''));
        seatOf(view, active.seat)?.hands[active.hand]?.root.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else spotlight.hide();
    },
    clear() {
      shown = undefined;
      dealerSeen.length = 0;
      dealer.clear();
      spotlight.hide();
      for (const seat of seats.values()) seat.clear();
    },
  };
}

function isSamePlace(one: HandPlace | undefined, other: HandPlace): boolean {
  return one?.seat === other.seat && one.hand === other.hand;
}
