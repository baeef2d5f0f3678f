import { describe, expect, it, vi } from 'vitest';
import { searchKey } from '@playfront/typed-text';
import { findPlaces, isNear, wordsOf } from './catalogue-search.ts';

const texts = ['drowned hoard lanternfold slots', 'lotus court sable quay slots', 'house of twenty-one blackjack', '100% luck_y 1234'];
const words = wordsOf(texts);
const found = (typed: string) => {
  const places = findPlaces(words, texts.length, typed);
  return places && [...places].flatMap((mark, place) => (mark ? [place] : []));
};

describe('a search', () => {
  it.each([
    ['a part of a word', 'own', [0]],
    ['two words in any order', 'hoard drow', [0]],
    ['a wrong letter', 'drawned', [0]],
    ['a missing letter', 'loyus', [1]],
    ['an extra letter', 'hoaard', [0]],
    ['two swapped letters', 'drwoned', [0]],
    ['a typo in the beginning of a word', 'drwon', [0]],
    ['a missing hyphen', 'twentyone', [2]],
    ['an exact word before near ones', 'slots', [0, 1]],
    ['wildcards of SQL as themselves', '%', [3]],
    ['accents', 'LÓTUS', [1]],
  ])('finds %s', (_text, typed, places) => {
    expect(found(typed)).toEqual(places);
  });

  it.each([
    ['words of which one is missing', 'drowned xyzzy'],
    ['two typos', 'drawnad'],
    ['a typo in a word of three letters', 'quy'],
    ['a typo in a number', '1235'],
  ])('does not find %s', (_text, typed) => expect(found(typed)).toEqual([]));

  it.each([
    ['a typographic apostrophe by a straight one', 'Pirate\u2019s Cove', "pirate's"],
    ['a straight apostrophe by a typographic one', "Pirate's Cove", 'pirate\u2019s'],
    ['an apostrophe by an accent', "Hold'em Lounge", 'hold\u00b4em'],
    ['a missing apostrophe', 'Pirate\u2019s Cove', 'pirates'],
    ['a dash by a hyphen', 'Twenty\u2013One', 'twenty-one'],
    ['words separated by a no-break space', 'Amber Fjord', 'amber\u00a0fjord'],
    ['a word with a zero-width space in it', 'Amber Fjord', 'am\u200bber'],
    ['a word in full-width letters', 'Amber Fjord', 'ＡＭＢＥＲ'],
    ['a word from a Turkish keyboard', 'Visa Nights', 'VİSA nıghts'],
  ])('finds %s', (_text, name, typed) => {
    expect([...(findPlaces(wordsOf([searchKey(name), 'lotus court']), 2, typed) ?? [])]).toEqual([1, 0]);
  });

  it.each([
    ['no word', '\ufdfa'.repeat(80)],
    ['one word', `slots ${'\ufdfa'.repeat(74)}`],
    ['every word', Array.from('abcdefghijklmnopqrstuvwxyz0123456789').join(' ')],
    ['no word twice', 'xyzzy yzzyx '.repeat(6)],
  ])('reads the catalogue at most twice for each of eight words, with %s in it', (_text, search) => {
    const catalogue = new Map(Array.from({ length: 100 }, (_, at) => [`abcdefghijklmnopqrstuvwxyz0123456789slots${at}`, [0]]));
    const read = vi.spyOn(catalogue, Symbol.iterator);
    findPlaces(catalogue, 1, search);
    expect(read.mock.calls.length).toBeGreaterThan(0);
    expect(read.mock.calls.length).toBeLessThanOrEqual(16);
  });

  it('stops at the first word without a match', () => {
    const catalogue = new Map(words);
    const looks = vi.spyOn(catalogue, Symbol.iterator);
    findPlaces(catalogue, texts.length, 'drowned lotus sable quay');
    expect(looks).toHaveBeenCalledTimes(2);
  });

  it('reports an empty search', () => {
    expect(found('   ')).toBeUndefined();
  });

  it('does not accept a longer word with the same beginning as a typo of the last letter', () => {
    expect(isNear('sund', 'sunbird')).toBe(false);
    expect(isNear('golx', 'gold')).toBe(true);
    expect(isNear('goldd', 'gold')).toBe(true);
  });
});
