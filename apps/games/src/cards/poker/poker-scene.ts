import { formatMoney, money } from '@playfront/money';
import type { BetRound } from '../../bets/bet-round.ts';
import type { Scene, SceneTools } from '../../bets/scene.ts';
import { createSpots } from '../../bets/spots.ts';
import { element } from '../../frame/element.ts';
import { createAmounts } from '../amounts.ts';
import { createDealRun } from '../deal-run.ts';
import { createDecisions } from '../decisions.ts';
import { createHintSwitch } from '../hint-switch.ts';
import { createQuickDeal } from '../quick-deal.ts';
import { resultOf } from './deal.rules.ts';
import type { PokerGame, PokerRound } from './poker-game.ts';
import { createPokerTable } from './poker-table.ts';
import '../table.css';
import './poker.css';

function createPokerSpots(tools: SceneTools, game: PokerGame, changed: () => void) {
  return createSpots(
    { ...tools, changed },
    game.spots.map(({ id, name, pays }) => {
      const shown = tools.texts.text(name);
      return {
        id,
        name: shown,
        pays,
        classes: 'poker-spot',
        content: [element('span', { class: 'spot-ring' }), element('span', { class: 'spot-name' }, shown)],
      };
    }),
  );
}

/** A game of poker against the dealer: an ante, a look at the cards, and a decision. */
export function createPokerScene(tools: SceneTools, game: PokerGame): Scene {
  const { state, texts, format } = tools;
  const { text, languageTag } = texts;
  let shown: { readonly round: BetRound; readonly poker: PokerRound } | undefined;

  const spots = createPokerSpots(tools, game, () => {
    // The results belong to the bets that were changed.
    if (root.dataset['phase'] === 'settled') clear();
    showReason();
    tools.changed();
  });
  const table = createPokerTable(tools, game, spots);
  const extra = game.createExtra?.(table.player, showDecisions);
  const amounts = createAmounts();
  const quick = createQuickDeal(texts);
  const hint = createHintSwitch(tools, () => showOpen());
  const decisions = createDecisions(texts, (move) => {
    if (!tools.move(move)) return;
    tools.sound.press();
    setPending(true);
  });
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });
  const switches = element('div', { class: 'table-switches' }, quick.root, ...hint.elements);
  const layout = element('div', { class: 'poker-layout' }, ...table.elements, amounts.root);
  const root = element('div', { class: `scene card-table poker poker-${game.id}` }, layout, announcement);
  const run = createDealRun(tools, root, quick);
  root.append(run.shoe);

  function setPending(isPending: boolean): void {
    decisions.root.dataset['pending'] = String(isPending);
  }
  const placed = () => spots.chips.bets().map(({ spot }) => spot);
  /** Why no round can be started. */
  function showReason(): void {
    if (root.dataset['phase'] !== undefined) return;
    table.say(placed().length > 0 && !game.canPlay(placed()) ? text('games.poker.needs_ante') : undefined);
  }
  function showDecisions(): void {
    decisions.show(shown?.round.isOpen && root.dataset['phase'] === 'open' ? game.decisions(shown.round, hint.isOn) : []);
  }
  /** What belongs to a hand that waits for a decision. */
  function showOpen(): void {
    if (shown?.round.isOpen && root.dataset['phase'] === 'open') extra?.show(shown.round, hint.isOn);
    else extra?.hide();
    showDecisions();
  }
  function showAmounts(): void {
    if (!shown) return amounts.show([]);
    const { round, poker } = shown;
    const net = formatMoney(money(round.winMinor - round.stakeMinor, state.currency), languageTag, { sign: 'always' });
    const first = [text(round.isOpen ? 'games.cards.in_play' : 'games.bets.bet'), format(round.stakeMinor)] as const;
    amounts.show([first, round.isOpen ? [text('games.poker.return'), format(poker.returnIfWonMinor)] : [text('games.cards.net'), net]]);
  }
  function clear(): void {
    shown = undefined;
    delete root.dataset['phase'];
    delete root.dataset['result'];
    spots.clearWins();
    table.clear();
    showReason();
    showOpen();
    showAmounts();
    announcement.replaceChildren();
  }
  clear();

  async function show(round: BetRound, isResumed: boolean): Promise<void> {
    const poker = game.read(round);
    const before = shown?.round.id === round.id ? shown.poker.cards : undefined;
    shown = { round, poker };
    if (isResumed) {
      spots.chips.resume(round.bets.map(({ spot, amountMinor }) => ({ spot, amountMinor })));
      table.lay(poker.cards);
    } else {
      setPending(true);
      extra?.hide();
      await table.deal(before, poker.cards, run);
    }
    root.dataset['phase'] = round.isOpen ? 'open' : 'settled';
    setPending(false);
    table.settle(poker, !round.isOpen);
    table.say(poker.outcome, poker.outcome !== undefined);
    const won = [...poker.results].filter(([, { stakeMinor, returnMinor }]) => returnMinor > stakeMinor);
    if (!round.isOpen) {
      root.dataset['result'] = resultOf(round.stakeMinor, round.winMinor);
      spots.showWins(new Map(won.map(([spot, { returnMinor }]) => [spot, returnMinor])));
    }
    showOpen();
    showAmounts();
    announcement.replaceChildren([poker.hand, poker.outcome ?? text('games.cards.your_turn')].join('. '));
  }

  return {
    layout: 'table',
    root,
    head: switches,
    options: element('div', { class: 'card-options' }, spots.chips.actions, decisions.root),
    playText: 'games.bets.play.deal',
    bets: () => (game.canPlay(placed()) ? spots.chips.bets() : []),
    lock(isLocked) {
      spots.lock(isLocked);
      root.dataset['locked'] = String(isLocked);
      setPending(false);
    },
    start() {
      clear();
      root.dataset['phase'] = 'running';
      spots.chips.remember();
    },
    show,
    abandon: clear,
    openAction: () => ({ label: text('games.cards.your_turn'), ...(shown && { detail: shown.poker.hand }) }),
    rules: game.rules,
  };
}
