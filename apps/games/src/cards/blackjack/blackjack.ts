import { blackjackSpots, insurancePays, naturalPays, type BlackjackView } from '@playfront/game-math';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import { createSpots, type Spots } from '../../bets/spots.ts';
import { element } from '../../frame/element.ts';
import { createHandScene } from '../hand-scene.ts';
import { stakeOn } from '../stakes.ts';
import { readBlackjackView, returnIfAllWin } from './blackjack.rules.ts';
import { blackjackDecisions } from './decide.ts';
import { handName, totalText } from './seat.ts';
import { createBlackjackTable, seatNumber } from './table.ts';
import './blackjack.css';

function createSeatSpots(tools: SceneTools): Spots {
  const { text } = tools.texts;
  return createSpots(
    tools,
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
export const createBlackjack: CreateScene = (tools) =>
  createHandScene<BlackjackView>(tools, {
    classes: 'blackjack',
    createSpots: createSeatSpots,
    createTable: (spots) => createBlackjackTable(tools, spots),
    read: ({ view }) => readBlackjackView(view),
    canPlay: (spots) => spots.length > 0,
    decisions: ({ view, round }, isHinted) => blackjackDecisions(view, round.moves, tools, isHinted),
    returnName: 'games.blackjack.return_all',
    returnMinor: ({ view, round }) => returnIfAllWin(view, (spot) => stakeOn(spot, round)),
    turnText: ({ view }) => turnText(view, tools),
    announcementOf: ({ view }) => announcementOf(view, tools),
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
  });
