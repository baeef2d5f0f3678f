import { createElement, type MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { gameOf } from '../testing/games.fixtures.ts';
import { useGameLinks, type GameLinks } from './useGameLinks.ts';

/** The links of a list on a page, as rendered by the server. */
function linksAt(location: string): GameLinks {
  const see = vi.fn<(links: GameLinks) => void>();
  const List = () => {
    see(useGameLinks());
    return null;
  };
  renderToString(createElement(StaticRouter, { basename: '/fi', location }, createElement(List)));
  const links = see.mock.calls[0]?.[0];
  if (!links) throw new Error('The list was not drawn.');
  return links;
}

const game = gameOf({ slug: 'sun-vizier' });

test('a link opens the game on the page of its list, in the page’s language', () => {
  expect(linksAt('/fi/online-casino').to(game, 'real').href).toBe('/fi/online-casino?game=sun-vizier&mode=real');
  expect(linksAt('/fi').to(game, 'demo').href).toBe('/fi?game=sun-vizier&mode=demo');
});

test('the server renders the same links for every query', () => {
  expect(linksAt('/fi/online-casino?category=slots&tracking_code=north').to(game, 'real').href).toBe('/fi/online-casino?game=sun-vizier&mode=real');
});

test('links of a visitor open free play if the game has it', () => {
  const { play } = linksAt('/fi/online-casino');
  expect(play(game).href).toContain('mode=demo');
  expect(play(gameOf({ slug: 'sun-vizier', has_demo: false })).href).toContain('mode=real');
});

test.each([
  ['with Control', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['by the middle button', { button: 1 }],
  ['that ends a drag', { defaultPrevented: true }],
])('a click %s is left to the browser', (_, how) => {
  const event = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    currentTarget: { target: '' },
    preventDefault: vi.fn(),
    ...how,
  };
  linksAt('/fi')
    .play(game)
    .onClick(event as unknown as MouseEvent<HTMLAnchorElement>);
  expect(event.preventDefault).not.toHaveBeenCalled();
});
