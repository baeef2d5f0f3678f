import { describe, expect, test } from 'vitest';
import { processorsOf, wireProcessor, type WireProcessor } from '../testing/index.ts';
import { depositRows } from './method-rows.ts';

const card = { id: 'c1', label: 'Visa ···· 1111' };
const keysOf = (processors: readonly WireProcessor[]) =>
  depositRows(processorsOf(processors), 'New card').map(({ id, rows }) => [id, rows.map(({ key, title }) => `${key} ${title}`)]);
const method = (id: string, more: Partial<WireProcessor> = {}) => wireProcessor({ id, method: id, name: id.toUpperCase(), ...more });

describe('deposit methods', () => {
  test('begin with what the player has used, the last used first, then those usual in the country', () => {
    const processors = [
      method('paypal', { is_usual: true, is_used: true, is_last_used: true }),
      method('card', { is_usual: true, is_used: true, saved_cards: [card] }),
      method('trustly', { is_usual: true }),
      method('skrill'),
    ];
    expect(keysOf(processors)).toEqual([
      ['saved', ['paypal PAYPAL', 'c1 Visa ···· 1111']],
      ['usual', ['card New card', 'trustly TRUSTLY']],
      ['other', ['skrill SKRILL']],
    ]);
  });

  test('list a saved card of a provider that is not preferred any more, but no new card of it', () => {
    const processors = [method('card', { is_usual: true }), wireProcessor({ id: 'nuvei', method: 'card', is_saved_only: true, saved_cards: [card] })];
    expect(keysOf(processors)).toEqual([
      ['saved', ['c1 Visa ···· 1111']],
      ['usual', ['card New card']],
    ]);
  });

  test('of an operator that names no usual ones are shown in its order, seven at most', () => {
    const groups = depositRows(processorsOf(Array.from({ length: 75 }, (_, index) => method(`m${index}`))), 'New card');
    expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
      ['usual', 7],
      ['other', 68],
    ]);
  });
});
