import { expect, it } from 'vitest';
import { gameModels, type GameModel } from '@playfront/game-math';
import { loadGameText } from '@playfront/i18n/game-text';
import { moveName } from './move-name.ts';
import { spotName } from './spot-name.ts';

const english = await loadGameText('en');
const czech = await loadGameText('cz');

const spotIn = (model: string, spot: string, index = 0) => ({ model, spot, index, languageTag: 'en' });
const moveIn = (engine: string, move: string, view: Record<string, unknown> = {}) => ({ engine, move, view });

it.each([
  ['crash', 'manual', 0, 'Cash out by hand'],
  ['crash', 'auto-2.50', 0, 'Automatic cash-out 2.50x'],
  ['blackjack', 'hand-3', 0, 'Hand 3'],
  ['deuces-wild', 'hand', 1, 'Hand 2'],
  ['baccarat', 'player-pair', 0, 'Player pair'],
  ['dragon-tiger', 'suited-tie', 0, 'Suited tie'],
  ['teen-patti', 'b', 0, 'Player B'],
  ['andar-bahar', 'cards-6-10', 0, 'Cards dealt 6–10'],
  ['casino-holdem', 'aa-bonus', 0, 'AA bonus'],
  ['hi-lo', 'base', 0, 'Bet'],
  ['mines', 'mines-3', 0, '3 mines'],
  ['american-roulette', 'split-0-37', 0, 'Split 0, 00'],
  ['sic-bo', 'any-triple', 0, 'Any triple'],
  ['race', 'exacta-0-7', 0, 'First two in order 1, 8'],
  ['virtual-football', 'home', 0, 'Result: 1'],
  ['virtual-football', 'away-or-draw', 0, 'Double chance: X2'],
  ['virtual-football', 'over-2.5', 0, 'Over 2.5'],
  ['virtual-football', 'score-1-0', 0, 'Correct score 1–0'],
  ['keno', '3-7-12', 0, '3 7 12'],
])('names a spot of %s as the game does: %s, bet %i', (model, spot, index, name) => expect(spotName(english, spotIn(model, spot, index))).toBe(name));

const dealt = { dealt: { cards: ['KS', 'TH', 'KD', '2C', '3C'] } };

it.each([
  ['cards', 'stand', {}, 'Stand'],
  ['cards', 'hold-0-2', dealt, '2 cards held: K♠\uFE0E K♦\uFE0E'],
  ['cards', 'hold-none', dealt, 'No cards held'],
  ['cards', 'exchange-1', { exchanged: ['TH'] }, 'Exchange 1 card: 10♥\uFE0E'],
  ['cards', 'leave', {}, 'Fold'],
  ['ladder', 'leave', {}, 'Cash out'],
  ['ladder', 'higher', {}, 'Higher'],
  ['ladder', 'open-7', {}, 'Row 2, column 3'],
  ['ladder', 'kick-4', {}, 'Far right'],
  ['crash', 'cash-out-2.37', {}, 'Cash out'],
])('names a move of %s: %s', (engine, move, view, name) => expect(moveName(english, moveIn(engine, move, view))).toBe(name));

const named = gameModels.filter(({ engine }) => engine === 'cards' || engine === 'crash' || engine === 'ladder');

/** The moves of rounds that always take the first, or the last, move that is offered. */
function movesOf(model: GameModel, take: 0 | -1): ReadonlySet<string> {
  const bets = model.exampleSpots.slice(0, model.maxBets).map((spot) => ({ spot, amountMinor: 100 }));
  const seen = new Set<string>(model.endingMove === undefined ? [] : [model.endingMove]);
  const moves: string[] = [];
  let word = 0;
  for (;;) {
    word = 0;
    const offered = model.play(bets, moves, () => (word += 0x1234567)).moves.map(({ id }) => id);
    const next = offered.at(take);
    if (next === undefined) return seen;
    for (const id of offered) seen.add(id);
    moves.push(next);
  }
}

it.each(named)('has a translated name for every spot and move of $id', (model) => {
  const { id, engine } = model;
  for (const spot of model.exampleSpots) expect(spotName(czech, spotIn(id, spot))).not.toBe(spotName(undefined, spotIn(id, spot)));
  for (const move of new Set([...movesOf(model, 0), ...movesOf(model, -1)]))
    expect(moveName(czech, moveIn(engine, move))).not.toBe(moveName(undefined, moveIn(engine, move)));
});

it('shows ids where the messages could not be loaded', () => {
  expect(spotName(undefined, spotIn('american-roulette', 'split-0-37'))).toBe('split 0 00');
  expect(moveName(undefined, moveIn('cards', 'hold-0-2'))).toBe('hold 1 3');
});
