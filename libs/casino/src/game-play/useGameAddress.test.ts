import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { gameOf, gameSearch, useGameAddress } from './useGameAddress.ts';

test.each([
  ['no game', 'collection=new-games', undefined],
  ['a game in free play', 'game=sun-vizier&mode=demo', { slug: 'sun-vizier', mode: 'demo' }],
  ['a game with real money', 'game=sun-vizier&mode=real', { slug: 'sun-vizier', mode: 'real' }],
  ['a game without a mode, which is never real money', 'game=sun-vizier', { slug: 'sun-vizier', mode: 'demo' }],
  ['a game with another mode', 'game=sun-vizier&mode=REAL', { slug: 'sun-vizier', mode: 'demo' }],
])('a URL with %s', (_, query, game) => {
  expect(gameOf(new URLSearchParams(query))).toEqual(game);
});

test('opening a game keeps the filter behind it', () => {
  expect(gameSearch('?collection=new-games', 'sun-vizier', 'demo')).toBe('?collection=new-games&game=sun-vizier&mode=demo');
});

test('the server renders the same links for every query', () => {
  const Search = () => gameSearch(useGameAddress().search, 'sun-vizier', 'demo').replaceAll('&', ' ');
  const page = createElement(StaticRouter, { location: '/ip/aviator?tracking_code=north' }, createElement(Search));
  expect(renderToString(page)).toBe('?game=sun-vizier mode=demo');
});
