import { bestHold, type Card, type VideoPokerRules, type VideoPokerView } from '@playfront/game-math';
import type { BetRound } from '../../bets/bet-round.ts';
import type { SceneTools } from '../../bets/scene.ts';
import { runOf, type Run } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import { dealCards } from '../dealing.ts';
import type { PlayingCard } from '../playing-card.ts';
import { createQuickDeal } from '../quick-deal.ts';
import { createHint } from './hint.ts';
import { createMainHand } from './main-hand.ts';
import { createOtherHands, type HandResult } from './other-hands.ts';
import { createPayTable } from './pay-table.ts';
import { createPlate } from './plate.ts';
import { createPlayback } from './playback.ts';
import { payTextOf, readVideoPokerView } from './video-poker.rules.ts';

export type Board = {
  readonly root: HTMLElement;
  /** The switches of the play area. */
  readonly switches: HTMLElement;
  /** Positions of the cards that are marked, from 0. */
  readonly held: readonly number[];
  /** Takes the last round away. `backs`: hands that wait for a bet; `places`: cards are on their way. */
  clear(hands: number, stakeMinor: number, shows: 'backs' | 'places'): void;
  show(round: BetRound, isStill: boolean): Promise<void>;
};

const discardMs = 180;

/** What each hand paid, in the order of the bets. */
function resultsOf({ hands }: VideoPokerView, { bets }: BetRound, { texts: { text }, format }: SceneTools): HandResult[] {
  return hands.map(({ pay }, index) => {
    const { winMinor = 0, amountMinor = 0 } = bets[index] ?? {};
    if (pay === null) return { kind: 'lost', name: '', amount: '' };
    return { kind: winMinor > amountMinor ? 'won' : 'returned', name: text(payTextOf(pay)), amount: format(winMinor) };
  });
}

/** Takes replaced cards off the table. */
function discard(cards: readonly PlayingCard[]): Run {
  const away = { opacity: [1, 0], transform: ['none', 'translateY(-24%) rotate(5deg)'] };
  return runOf(cards.map(({ root }) => root.animate(away, { duration: discardMs, easing: 'ease-in' })));
}

/** The pay table and all hands of a round. `onMark` is called after the player has marked a card. */
export function createBoard(tools: SceneTools, rules: VideoPokerRules, onMark: () => void): Board {
  const { texts, sound } = tools;
  let dealt: readonly Card[] | undefined;

  const quick = createQuickDeal(texts);
  const table = createPayTable(rules, tools);
  const others = createOtherHands(texts);
  const plate = createPlate(tools);
  const main = createMainHand(texts, () => {
    sound.press();
    if (dealt) others.copy(dealt, main.held);
    onMark();
  });
  const hint = createHint(tools, (hand) => {
    const best = hand && bestHold(rules, hand);
    main.hint(best?.held ?? []);
    plate.showBest(best);
  });
  const shoe = element('i', { class: 'shoe' });
  const layout = element('div', { class: 'vp-layout' }, table.root, element('div', { class: 'vp-middle' }, others.root), plate.root, main.root);
  const root = element('div', { class: 'scene video-poker' }, shoe, layout);
  const playback = createPlayback(root);

  function setHands(hands: number, stakeMinor: number): void {
    others.setCount(hands - 1);
    root.dataset['hands'] = String(hands);
    table.setStake(stakeMinor);
  }

  function fly(cards: readonly PlayingCard[]): Promise<void> {
    const steps = cards.map((card) => ({ kind: 'deal', card }) as const);
    return playback.play(() => dealCards(steps, { shoe, isQuick: quick.isOn, onStep: () => sound.press() }));
  }

  async function deal({ dealt: hand, held }: VideoPokerView): Promise<void> {
    dealt = hand.cards;
    main.show(dealt);
    root.dataset['phase'] = 'dealt';
    await fly(main.cards);
    if (held) return;
    table.light([hand.pay], false);
    plate.showHand(hand.pay === null ? '' : texts.text(payTextOf(hand.pay)));
    main.setOpen(true);
    hint.setHand(dealt);
  }

  async function draw({ dealt: before, hands }: VideoPokerView, held: readonly number[], results: readonly HandResult[]): Promise<void> {
    const [first] = hands;
    const drawn = main.cards.filter((_, at) => !held.includes(at));
    main.setOpen(false);
    main.mark(held);
    hint.setHand(undefined);
    plate.clear();
    table.light([], false);
    await playback.play(() => discard(drawn));
    main.show(first?.cards);
    others.copy(before.cards, held);
    await fly(drawn);
    others.show(hands.slice(1), results.slice(1));
    await playback.play(() => others.turn(held, quick.isOn));
    main.light(first?.made ?? []);
    table.light(
      hands.map(({ pay }) => pay),
      true,
    );
    if (results[0]) plate.showResult(results[0]);
    root.dataset['phase'] = 'drawn';
  }

  return {
    root,
    switches: element('div', { class: 'vp-switches' }, ...(tools.state.mode === 'demo' ? [hint.root] : []), quick.root),
    get held() {
      return main.held;
    },
    clear(hands, stakeMinor, shows) {
      dealt = undefined;
      hint.setHand(undefined);
      main.setOpen(false);
      main.mark([]);
      main.light([]);
      main.show(undefined);
      others.clear();
      table.light([], false);
      plate.clear();
      setHands(hands, stakeMinor);
      root.dataset['phase'] = shows;
    },
    async show(round, isStill) {
      const view = readVideoPokerView(round.view);
      setHands(round.bets.length, round.bets[0]?.amountMinor ?? 0);
      playback.begin(isStill);
      if (!dealt) await deal(view);
      if (view.held) await draw(view, view.held, resultsOf(view, round, tools));
    },
  };
}
