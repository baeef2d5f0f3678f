import { formatMoney, money } from '@playfront/money';
import type { BetRound } from '../bets/bet-round.ts';
import type { Scene, SceneTools } from '../bets/scene.ts';
import type { Spots } from '../bets/spots.ts';
import { element } from '../frame/element.ts';
import type { TextId } from '../frame/texts.ts';
import { createAmounts } from './amounts.ts';
import { createDealRun, type DealRun } from './deal-run.ts';
import { createDecisions, type Decision } from './decisions.ts';
import { createHintSwitch } from './hint-switch.ts';
import { createQuickDeal } from './quick-deal.ts';
import './table.css';

/** A round with what was read from its view. */
export type HandRound<View> = { readonly round: BetRound; readonly view: View };

/** The cards of a game on its table. */
export type HandTable<View> = {
  readonly elements: readonly HTMLElement[];
  /** Deals what has become visible since `before`, and resolves once the player has seen it. */
  deal(before: View | undefined, hand: HandRound<View>, run: DealRun): Promise<void>;
  /** Lays everything at once. */
  lay(hand: HandRound<View>): void;
  /** Shows names, stakes and results as they are now. */
  settle(hand: HandRound<View>): void;
  clear(): void;
  /** The bets without a round have changed. */
  showPlaced?(spots: readonly string[]): void;
  /** The hand waits for a decision; undefined if none does. */
  showTurn?(hand: HandRound<View> | undefined, isHinted: boolean): void;
};

/** A game in which the player decides during the round. */
export type HandGame<View> = {
  readonly classes: string;
  createSpots(tools: SceneTools): Spots;
  /** `update` draws the decisions again. */
  createTable(spots: Spots, update: () => void): HandTable<View>;
  /** Reads a round. Throws if its view is not one of this game. */
  read(round: BetRound): View;
  /** Whether these spots are enough for a round. */
  canPlay(spots: readonly string[]): boolean;
  decisions(hand: HandRound<View>, isHinted: boolean): readonly Decision[];
  /** What can be won, with its name. */
  readonly returnName: TextId;
  returnMinor(hand: HandRound<View>): number;
  /** Whose turn it is. */
  turnText(hand: HandRound<View>): string;
  /** What screen readers announce after each step. */
  announcementOf(hand: HandRound<View>): string;
  readonly rules: Scene['rules'];
};

/** The two amounts at the foot of the table: stake and possible return, or stake and net result. */
function amountsOf<View>(hand: HandRound<View>, { returnName, returnMinor }: HandGame<View>, { texts, state, format }: SceneTools) {
  const { text, languageTag } = texts;
  const { round } = hand;
  if (round.isOpen)
    return [
      [text('games.cards.in_play'), format(round.stakeMinor)],
      [text(returnName), format(returnMinor(hand))],
    ] as const;
  const net = formatMoney(money(round.winMinor - round.stakeMinor, state.currency), languageTag, { sign: 'always' });
  return [
    [text('games.bets.bet'), format(round.stakeMinor)],
    [text('games.cards.net'), net],
  ] as const;
}

/** A table of cards on which the player decides: chips on spots, cards that are dealt step by step, and equal decisions. */
export function createHandScene<View>(tools: SceneTools, game: HandGame<View>): Scene {
  const { texts, sound } = tools;
  let shown: HandRound<View> | undefined;

  const spots = game.createSpots({
    ...tools,
    changed() {
      // The results belong to the bets that were changed.
      if (root.dataset['phase'] === 'settled') clear();
      showPlaced();
      tools.changed();
    },
  });
  const table = game.createTable(spots, showDecisions);
  const amounts = createAmounts();
  const quick = createQuickDeal(texts);
  const hint = createHintSwitch(tools, showTurn);
  const decisions = createDecisions(texts, (move) => {
    if (!tools.move(move)) return;
    sound.press();
  });
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });
  const layout = element('div', { class: 'table-layout' }, ...table.elements, amounts.root);
  const root = element('div', { class: `scene card-table ${game.classes}` }, layout, announcement);
  const run = createDealRun(tools, root, quick);
  root.append(run.shoe);

  const placed = () => spots.chips.bets().map(({ spot }) => spot);
  function showPlaced(): void {
    if (root.dataset['phase'] === undefined) table.showPlaced?.(placed());
  }
  const waiting = () => (shown?.round.isOpen && root.dataset['phase'] === 'open' ? shown : undefined);
  function showDecisions(): void {
    const hand = waiting();
    decisions.show(hand ? game.decisions(hand, hint.isOn) : []);
  }
  function showTurn(): void {
    table.showTurn?.(waiting(), hint.isOn);
    showDecisions();
  }
  function clear(): void {
    shown = undefined;
    delete root.dataset['phase'];
    spots.clearWins();
    table.clear();
    showPlaced();
    showTurn();
    amounts.show([]);
    announcement.replaceChildren();
  }
  clear();

  async function show(round: BetRound, isResumed: boolean): Promise<void> {
    const hand = { round, view: game.read(round) };
    const before = shown?.round.id === round.id ? shown.view : undefined;
    shown = hand;
    if (isResumed) {
      spots.chips.resume(round.bets.map(({ spot, amountMinor }) => ({ spot, amountMinor })));
      table.lay(hand);
    } else {
      table.showTurn?.(undefined, false);
      await table.deal(before, hand, run);
    }
    root.dataset['phase'] = round.isOpen ? 'open' : 'settled';
    table.settle(hand);
    showTurn();
    amounts.show(amountsOf(hand, game, tools));
    announcement.replaceChildren(game.announcementOf(hand));
  }

  return {
    layout: 'table',
    root,
    head: element('div', { class: 'table-switches' }, quick.root, ...hint.elements),
    options: element('div', { class: 'card-options' }, spots.chips.actions, decisions.root),
    playText: 'games.bets.play.deal',
    bets: () => (game.canPlay(placed()) ? spots.chips.bets() : []),
    lock(isLocked, canMove) {
      spots.lock(isLocked);
      root.dataset['locked'] = String(isLocked);
      // Until the outcome of the last move is known and has been seen, no other can be made.
      decisions.setPending(isLocked && !canMove);
    },
    start() {
      clear();
      root.dataset['phase'] = 'running';
      spots.chips.remember();
    },
    show,
    abandon: clear,
    openAction: () => ({ label: texts.text('games.cards.your_turn'), ...(shown && { detail: game.turnText(shown) }) }),
    rules: game.rules,
  };
}
