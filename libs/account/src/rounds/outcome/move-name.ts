import type { GameMessageId, GameText } from '@playfront/i18n/game-text';
import { dealtView, exchangedView, readView } from './outcome-view.schema.ts';
import { shownCard } from './shown-card.ts';
import { shownMove } from './shown-spot.ts';
import { readableId } from './spot-name.ts';

type Move = { readonly engine: string; readonly move: string; readonly view: Record<string, unknown> };

const messages: Readonly<Record<string, GameMessageId>> = {
  hit: 'games.blackjack.hit',
  stand: 'games.blackjack.stand',
  'stand-all': 'games.blackjack.stand',
  double: 'games.blackjack.double',
  split: 'games.blackjack.split',
  insure: 'games.blackjack.insure',
  'no-insurance': 'games.blackjack.no_insurance',
  call: 'games.holdem.call',
  fold: 'games.poker.fold',
  play: 'games.three_card.play',
  bet: 'games.russian_poker.bet',
  'buy-sixth': 'games.russian_poker.sixth',
  'cash-out': 'games.crash.cash_out',
  collect: 'games.bingo.end_round',
};

const penaltyPlaces = ['far_left', 'left', 'centre', 'right', 'far_right'] as const;
const minefieldSide = 5;

const withCards = (name: string, cards: readonly string[]) => (cards.length > 0 ? `${name}: ${cards.map(shownCard).join(' ')}` : name);

type NameOf = (text: GameText, figures: readonly number[], move: Move) => string;

/** Moves with figures, such as `hold-0-3`, by their kind. */
const namesWithFigures: Readonly<Record<string, NameOf>> = {
  hold(text, held, { view }) {
    const dealt = readView(dealtView, view)?.dealt.cards;
    return withCards(
      text('games.video_poker.holding', { count: held.length }),
      held.flatMap((at) => dealt?.[at] ?? []),
    );
  },
  exchange(text, marked, { view }) {
    return withCards(text('games.russian_poker.exchange', { count: marked.length }), readView(exchangedView, view)?.exchanged ?? []);
  },
  open: (text, [cell = 0]) =>
    text('games.mines.tile', { row: Math.floor(cell / minefieldSide) + 1, column: (cell % minefieldSide) + 1, state: 'closed' }),
  kick: (text, [place = 0]) => text('games.penalty.place', { place: penaltyPlaces[place] ?? 'other' }),
  // The drawing shows the multiple.
  'cash-out': (text) => text('games.crash.cash_out'),
};

/** The name of a move in the player's language; its id if the messages are missing or have no name for it. */
export function moveName(text: GameText | undefined, made: Move): string {
  const { engine, move } = made;
  if (!text) return readableId(shownMove(move));
  if (move === 'hold-none') return text('games.video_poker.holding', { count: 0 });
  if (move === 'higher' || move === 'lower' || move === 'switch') return text('games.hi_lo.step', { step: move });
  // The ending move of a round that the operator had to end.
  if (move === 'leave') return text(engine === 'ladder' ? 'games.crash.cash_out' : 'games.poker.fold');
  const known = messages[move];
  if (known) return text(known);
  const [, kind = '', figures = ''] = /^([a-z-]+)-(\d.*)$/.exec(move) ?? [];
  return namesWithFigures[kind]?.(text, figures.split('-').map(Number), made) ?? readableId(shownMove(move));
}
