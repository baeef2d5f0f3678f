import { describe, expect, it } from 'vitest';
import { findPlaces, isNear, wordsOf } from './catalogue-search.ts';

const texts = ['drowned hoard lanternfold slots', 'lotus court sable quay slots', 'house of twenty-one blackjack', '100% luck_y 1234'];
const words = wordsOf(texts);
const found = (typed: string) => {
  const places = findPlaces(words, texts.length, typed);
  return places && [...places].flatMap((mark, place) => (mark ? [place] : []));
};

describe('a search in the words of the catalogue', () => {
  it.each([
    ['a part of a word', 'own', [0]],
    ['two words in any order', 'hoard drow', [0]],
    ['words of which one is nowhere', 'drowned xyzzy', []],
    ['a wrong letter', 'drawned', [0]],
    ['a missing letter', 'loyus', [1]],
    ['a letter too many', 'hoaard', [0]],
    ['two letters exchanged', 'drwoned', [0]],
    ['a slip in the beginning of a word', 'drwon', [0]],
    ['a hyphen left out', 'twentyone', [2]],
    ['two slips', 'drawnad', []],
    ['a slip in a word of three letters', 'quy', []],
    ['a slip in a number', '1235', []],
    ['an exact word before near ones', 'slots', [0, 1]],
    ['wildcards of SQL as themselves', '%', [3]],
    ['accents', 'LÓTUS', [1]],
  ])('finds %s', (_text, typed, places) => {
    expect(found(typed)).toEqual(places);
  });

  it('says when nothing was typed', () => {
    expect(found('   ')).toBeUndefined();
  });

  it('does not take any longer word with the same beginning for a slip of the last letter', () => {
    expect(isNear('sund', 'sunbird')).toBe(false);
    expect(isNear('golx', 'gold')).toBe(true);
    expect(isNear('goldd', 'gold')).toBe(true);
  });
});
