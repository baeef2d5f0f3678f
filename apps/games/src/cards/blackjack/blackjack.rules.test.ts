import { gameModels, type BlackjackView } from '@playfront/game-math';
import { describe, expect, test } from 'vitest';
import { newCards, readBlackjackView, returnIfAllWin, splitRefusal, type NewCard } from './blackjack.rules.ts';

type Hand = BlackjackView['seats'][number]['hands'][number];

function handOf(cards: string, state: Hand['state'] = 'waiting', stakes: Hand['stakes'] = 1): Hand {
  return { cards: cards.split(' ') as never, total: 0, isSoft: false, state, stakes, result: null, returns: null };
}

function viewOf(seats: readonly (readonly Hand[])[], dealer: string, isHoleHidden = true): BlackjackView {
  return {
    phase: isHoleHidden ? 'play' : 'over',
    seats: seats.map((hands, index) => ({ spot: `hand-${index + 1}`, hands, insurance: 'none' })),
    dealer: { cards: dealer.split(' ') as never, total: 0, isSoft: false, isHoleHidden },
    active: isHoleHidden ? { seat: 0, hand: 0 } : null,
  };
}

const lines = (cards: readonly NewCard[]) =>
  cards.map(
    ({ place, card = 'down', isTurn }) => `${place === 'dealer' ? 'dealer' : `${place.seat}.${place.hand}`} ${card}${isTurn ? ' turned' : ''}`,
  );

describe('cards that have become visible', () => {
  const dealt = viewOf([[handOf('8S 8H')], [handOf('KD 5C')]], '6D');

  test('the first two cards come in turn, and the hole card face down', () => {
    expect(lines(newCards(undefined, dealt))).toEqual(['0.0 8S', '1.0 KD', 'dealer 6D', '0.0 8H', '1.0 5C', 'dealer down']);
  });

  test('a round that ends at once turns the hole card after the deal', () => {
    const ended = viewOf([[handOf('KS 9H')]], 'AD KC', false);
    expect(lines(newCards(undefined, ended))).toEqual(['0.0 KS', 'dealer AD', '0.0 9H', 'dealer down', 'dealer KC turned']);
  });

  test('a split deals to the first hand only', () => {
    const split = viewOf([[handOf('8S 3D'), handOf('8H')], [handOf('KD 5C')]], '6D');
    expect(lines(newCards(dealt, split))).toEqual(['0.0 3D']);
  });

  test('the second hand of a split gets its card in its turn', () => {
    const split = viewOf([[handOf('8S 3D'), handOf('8H')], [handOf('KD 5C')]], '6D');
    const next = viewOf([[handOf('8S 3D KC'), handOf('8H 2C')], [handOf('KD 5C')]], '6D');
    expect(lines(newCards(split, next))).toEqual(['0.0 KC', '0.1 2C']);
  });

  test('the dealer turns the hole card and draws at the end', () => {
    const ended = viewOf([[handOf('8S 8H')], [handOf('KD 5C QC')]], '6D TC 9S', false);
    expect(lines(newCards(dealt, ended))).toEqual(['1.0 QC', 'dealer TC turned', 'dealer 9S']);
  });
});

test('the return of all hands leaves out a bust hand, doubles a doubled one and adds to a natural', () => {
  const view = viewOf([[handOf('8S 3D', 'doubled', 2), handOf('8H', 'bust')], [handOf('AD KC', 'blackjack')]], '6D');
  expect(returnIfAllWin(view, () => 1_000)).toBe(4_000 + 2_500);
});

test('a hand that was split cannot be split again', () => {
  expect(splitRefusal(viewOf([[handOf('8S 8D'), handOf('8H')]], '6D'))).toBe('split');
  expect(splitRefusal(viewOf([[handOf('8S 9D')]], '6D'))).toBe('no-pair');
});

test('every view of the rules can be read', () => {
  let word = 7;
  const next = () => (word = (word * 1_103_515_245 + 12_345) % 2 ** 31);
  const bets = [{ spot: 'hand-2', amountMinor: 100 }];
  const view = gameModels.find(({ id }) => id === 'blackjack')?.play(bets, ['stand-all'], next).view;
  expect(readBlackjackView(view)).toEqual(view);
});
