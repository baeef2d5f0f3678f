import type { GameMessageId, GameText } from '@playfront/i18n/game-text';
import { rouletteBets } from '@playfront/i18n/game-names';
import { formatNumber } from '@playfront/money';
import { shownMultiple } from './shown-multiple.ts';
import { shownSpot } from './shown-spot.ts';

type Spot = {
  readonly model: string;
  readonly spot: string;
  /** Position of the bet in its round: hands and cards of one game have the same spot. */
  readonly index: number;
  readonly languageTag: string;
};

/** A readable form of ids such as `split-20-23`. */
export const readableId = (id: string): string => id.replaceAll('-', ' ');

/** Messages by model and spot; a spot with figures, such as `total-9`, has the message of its kind and the figures. */
const messages: Readonly<Record<string, Readonly<Record<string, GameMessageId>>>> = {
  'european-roulette': rouletteBets,
  'french-roulette': rouletteBets,
  'american-roulette': rouletteBets,
  'sic-bo': {
    small: 'games.dice.small',
    big: 'games.dice.big',
    odd: 'games.dice.odd',
    even: 'games.dice.even',
    'any-triple': 'games.dice.any_triple',
    triple: 'games.dice.triple',
    double: 'games.dice.double',
    combo: 'games.dice.combination',
    total: 'games.dice.total',
    single: 'games.dice.single',
  },
  'two-dice': {
    field: 'games.dice.field',
    'under-7': 'games.dice.under_seven',
    'over-7': 'games.dice.over_seven',
    double: 'games.dice.any_double',
    total: 'games.dice.total',
  },
  'over-under': { under: 'games.dice.roll_under', over: 'games.dice.roll_over' },
  race: { win: 'games.race.win', place: 'games.race.place', exacta: 'games.race.exacta' },
  fight: { knockout: 'games.fight.knockout', submission: 'games.fight.submission', decision: 'games.fight.decision' },
  'virtual-football': { score: 'games.football.correct_score' },
  'andar-bahar': { cards: 'games.andar_bahar.cards' },
  'three-card-poker': { ante: 'games.poker.ante', 'pair-plus': 'games.three_card.pair_plus' },
  'casino-holdem': { ante: 'games.poker.ante', 'aa-bonus': 'games.holdem.aa_bonus' },
  'russian-poker': { ante: 'games.poker.ante' },
  crash: { manual: 'games.crash.by_hand' },
  'hi-lo': { base: 'games.bets.bet' },
  penalty: { 'shoot-out': 'games.bets.bet' },
  'wheel-50': { wheel: 'games.bets.bet' },
  'scratch-card': { card: 'games.scratch.card' },
  'coin-flip': { heads: 'games.coin.heads', tails: 'games.coin.tails' },
  fishing: { target: 'games.shots.target' },
  shooting: { target: 'games.shots.target' },
};

type NameOf = (text: GameText, spot: Spot) => string | undefined;

const lastFigure = (spot: string) => spot.slice(spot.lastIndexOf('-') + 1);
const cardHand: NameOf = (text, { index }) => text('games.blackjack.hand', { number: index + 1, side: 'one' });
const bingoCard: NameOf = (text, { index }) => text('games.bingo.card', { number: index + 1 });

/** The signs of the rules: 1 and 2 are the teams, whose names only the game has; X is a draw. */
const footballSigns: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

const footballBet: NameOf = (text, { spot, languageTag }) => {
  if (spot === 'both-score') return `${text('games.football.both_score')}: ${text('games.football.yes')}`;
  if (spot === 'not-both-score') return `${text('games.football.both_score')}: ${text('games.football.no')}`;
  const [side = '', figure = ''] = spot.split('-');
  if (side === 'over') return text('games.football.over', { goals: formatNumber(Number(figure), languageTag) });
  if (side === 'under') return text('games.football.under', { goals: formatNumber(Number(figure), languageTag) });
  if (side === 'score') return undefined;
  const teams = spot.split('-or-');
  const market = text(teams.length > 1 ? 'games.football.double_chance' : 'games.football.result');
  // The id of X2 names the team first.
  const signs = teams.map((team) => footballSigns[team] ?? team);
  return `${market}: ${(spot === 'away-or-draw' ? signs.toReversed() : signs).join('')}`;
};

/** Spots whose messages have values. */
const namesWithValues: Readonly<Record<string, NameOf>> = {
  blackjack: (text, { spot }) => text('games.blackjack.hand', { number: lastFigure(spot), side: 'one' }),
  'jacks-or-better': cardHand,
  'deuces-wild': cardHand,
  baccarat: (text, { spot }) => text('games.baccarat.bet', { bet: spot.replaceAll('-', '_') }),
  'dragon-tiger': (text, { spot }) => text('games.dragon_tiger.bet', { bet: spot.replaceAll('-', '_') }),
  'teen-patti': (text, { spot }) => text('games.teen_patti.bet', { bet: spot.replaceAll('-', '_') }),
  'andar-bahar': (text, { spot }) => (spot === 'andar' || spot === 'bahar' ? text('games.andar_bahar.bet', { bet: spot }) : undefined),
  crash: (text, { spot, languageTag }) =>
    spot.startsWith('auto-') ? `${text('games.crash.auto')} ${shownMultiple(Number(lastFigure(spot)), languageTag, text)}` : undefined,
  mines: (text, { spot }) => text('games.mines.count', { count: Number(lastFigure(spot)) }),
  'bingo-75': bingoCard,
  'video-bingo': bingoCard,
  'virtual-football': footballBet,
  fight: (text, { spot }) => (spot.startsWith('round-') ? text('games.fight.round', { round: lastFigure(spot) }) : undefined),
};

/** Figures with a dash between them: the ends of a range, or a score. */
const hasDash = (model: string) => model === 'andar-bahar' || model === 'virtual-football';

/** The name of a spot in the player's language; its id if the messages are missing or have no name for it. */
export function spotName(text: GameText | undefined, spot: Spot): string {
  const { model, languageTag } = spot;
  const shown = shownSpot(model, spot.spot, languageTag);
  if (!text) return readableId(shown);
  const withValues = namesWithValues[model]?.(text, spot);
  if (withValues !== undefined) return withValues;
  const exact = messages[model]?.[shown];
  if (exact) return text(exact);
  const [, kind = '', figures = ''] = /^([a-z-]+)-(\d.*)$/.exec(shown) ?? [];
  const ofKind = messages[model]?.[kind];
  return ofKind ? `${text(ofKind)} ${figures.split('-').join(hasDash(model) ? '–' : ', ')}` : readableId(shown);
}
