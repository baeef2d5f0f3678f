import { expect, test, vi } from 'vitest';
import { sandboxOf } from './frame-sandbox.ts';

vi.stubGlobal('location', { href: 'https://casino.example/online-casino', origin: 'https://casino.example' });

test.each([
  ['a configured origin has its own', 'https://games.example/launch?id=1', 'allow-scripts allow-same-origin allow-forms allow-popups'],
  ['another origin has none', 'https://other.example/', 'allow-scripts'],
  ['another port is another origin', 'https://games.example:8443/', 'allow-scripts'],
  ['a path of the site has none', '/games/sun-vizier', 'allow-scripts'],
  ['the site has none, even if it is configured', 'https://casino.example/games/sun-vizier', 'allow-scripts'],
  ['text as an address has none', 'data:text/html,', 'allow-scripts'],
])('a game of %s', (_, url, sandbox) => expect(sandboxOf(url, ['https://games.example', 'https://casino.example'])).toBe(sandbox));
