import { blackjackSpots, insurancePays, naturalPays, type BlackjackView } from '@playfront/game-math';
import { formatMoney, money } from '@playfront/money';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import { createSpots, type Spots } from '../../bets/spots.ts';
import { element } from '../../frame/element.ts';
import { createAmounts } from '../amounts.ts';
import { createDealRun } from '../deal-run.ts';
import { createDecisions } from '../decisions.ts';
import { createHintSwitch } from '../hint-switch.ts';
import { createQuickDeal } from '../quick-deal.ts';
import { readBlackjackView, returnIfAllWin } from './blackjack.rules.ts';
import { blackjackDecisions } from './decide.ts';
import { handName, totalText } from './seat.ts';
import { createBlackjackTable, seatNumber } from './table.ts';
import '../table.css';
import './blackjack.css';

function createSeatSpots(tools: SceneTools, changed: () => void): Spots {
  const { text } = tools.texts;
  return createSpots(
    { ...tools, changed },
    blackjackSpots.map((id, index) => {
      const name = text('games.blackjack.hand', { number: index + 1, side: 'one' });
      const content = [element('span', { class: 'spot-outline' }), element('span', { class: 'spot-name' }, name)];
      return { id, name, pays: text('games.blackjack.pays', naturalPays), classes: 'seat-spot', content };
    }),
  );
}

function payRows({ model, texts: { text } }: SceneTools): PayRow[] {
  const result = (id: string) => text('games.blackjack.result', { result: id });
  const toOne = (times: number) => text('games.bets.pays_to_one', { times });
  return [
    { bet: result('blackjack'), pays: text('games.blackjack.pays', naturalPays), rtpPercent: model.figuresOf(blackjackSpots[0]).rtpPercent },
    { bet: result('won'), pays: toOne(1) },
    { bet: text('games.blackjack.insurance'), pays: text('games.blackjack.pays', insurancePays) },
  ];
}

/** Whose turn it is, such as "Hand 2, left: 11 against 6". */
function turnText({ phase, seats, dealer, active }: BlackjackView, { texts }: SceneTools): string {
  const { text } = texts;
  const seat = active && seats[active.seat];
  if (!seat) return '';
  const name = handName(seatNumber(seat.spot), active.hand, seat.hands.length, texts);
  if (phase === 'insurance') return text('games.blackjack.insure_turn', { hand: name });
  const total = totalText(seat.hands[active.hand]?.cards ?? [], texts);
  return text('games.blackjack.against', { hand: name, total, dealer: totalText(dealer.cards, texts) });
}

/** What screen readers announce: whose turn it is, or how each hand ended. */
function announcementOf(view: BlackjackView, { texts }: SceneTools): string {
  const { text } = texts;
  const hands = view.seats.flatMap(({ spot, hands: all }, seat) =>
    all.map((hand, index) => ({ hand, seat, index, name: handName(seatNumber(spot), index, all.length, texts) })),
  );
  const dealer = `${text('games.cards.dealer')}: ${totalText(view.dealer.cards, texts, !view.dealer.isHoleHidden)}`;
  if (view.phase !== 'over') {
    const turn = hands.find(({ seat, index }) => view.active?.seat === seat && view.active.hand === index);
    const id = view.phase === 'insurance' ? 'games.blackjack.insure_turn' : 'games.blackjack.turn';
    return turn ? `${text(id, { hand: turn.name })}: ${totalText(turn.hand.cards, texts)}. ${dealer}` : dealer;
  }
  const results = hands.map(({ hand, name }) => `${name}: ${text('games.blackjack.result', { result: hand.result ?? '' })}`);
  return [dealer, ...results].join('. ');
}

/** Up to three hands against the dealer, with double, split and insurance. */
export const createBlackjack: CreateScene = (tools) => {
  const { state, texts, format } = tools;
  const { text, languageTag } = texts;
  let shown: { readonly round: BetRound; readonly view: BlackjackView } | undefined;

  const spots = createSeatSpots(tools, () => {
    // The results belong to the bets that were changed.
    if (root.dataset['phase'] === 'settled') clear();
    tools.changed();
  });
  const table = createBlackjackTable(tools, spots);
  const amounts = createAmounts();
  const quick = createQuickDeal(texts);
  const hint = createHintSwitch(tools, showDecisions);
  const decisions = createDecisions(texts, (move) => {
    if (!tools.move(move)) return;
    tools.sound.press();
    setPending(true);
  });
  const announcement = element('p', { class: 'visually-hidden', role: 'status' });
  const switches = element('div', { class: 'table-switches' }, quick.root, ...hint.elements);
  const root = element('div', { class: 'scene card-table blackjack' }, ...table.elements, amounts.root, announcement);
  const run = createDealRun(tools, root, quick);
  root.append(run.shoe);

  const amountOf = (spot: string) => shown?.round.bets.find((bet) => bet.spot === spot)?.amountMinor ?? 0;
  function setPending(isPending: boolean): void {
    decisions.root.dataset['pending'] = String(isPending);
  }
  function showDecisions(): void {
    if (shown?.round.isOpen && root.dataset['phase'] === 'open') decisions.show(blackjackDecisions(shown.view, shown.round.moves, tools, hint.isOn));
    else decisions.show([]);
  }
  function showAmounts(): void {
    if (!shown) return amounts.show([]);
    const { round, view } = shown;
    const net = formatMoney(money(round.winMinor - round.stakeMinor, state.currency), languageTag, { sign: 'always' });
    if (round.isOpen)
      amounts.show([
        [text('games.cards.in_play'), format(round.stakeMinor)],
        [text('games.blackjack.return_all'), format(returnIfAllWin(view, amountOf))],
      ]);
    else
      amounts.show([
        [text('games.bets.bet'), format(round.stakeMinor)],
        [text('games.cards.net'), net],
      ]);
  }
  function clear(): void {
    shown = undefined;
    delete root.dataset['phase'];
    spots.clearWins();
    table.clear();
    showDecisions();
    showAmounts();
    announcement.replaceChildren();
  }
  clear();

  async function show(round: BetRound, isResumed: boolean): Promise<void> {
    const view = readBlackjackView(round.view);
    const before = shown?.round.id === round.id ? shown.view : undefined;
    shown = { round, view };
    if (!before || isResumed) {
      table.clear();
      table.open(view, amountOf);
      root.dataset['phase'] = 'running';
    }
    if (isResumed) {
      spots.chips.resume(round.bets.map(({ spot, amountMinor }) => ({ spot, amountMinor })));
      table.lay(view);
    } else {
      setPending(true);
      await table.deal(before, view, run);
    }
    root.dataset['phase'] = round.isOpen ? 'open' : 'settled';
    setPending(false);
    table.settle(view, amountOf);
    showDecisions();
    showAmounts();
    announcement.replaceChildren(announcementOf(view, tools));
  }

  return {
    layout: 'table',
    root,
    head: switches,
    options: element('div', { class: 'card-options' }, spots.chips.actions, decisions.root),
    playText: 'games.bets.play.deal',
    bets: () => spots.chips.bets(),
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
    openAction: () => ({ label: text('games.cards.your_turn'), ...(shown && { detail: turnText(shown.view, tools) }) }),
    rules: {
      how: [
        'games.blackjack.how.play',
        'games.blackjack.how.decide',
        'games.blackjack.how.dealer',
        'games.blackjack.how.insurance',
        'games.blackjack.how.shoe',
        'games.blackjack.how.strategy',
        'games.blackjack.how.left',
      ],
      pays: payRows(tools),
    },
  };
};
