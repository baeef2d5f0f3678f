import { expect, test, vi } from 'vitest';
import { sandboxOf } from './frame-sandbox.ts';

vi.stubGlobal('location', { href: 'https://casino.example/online-casino', origin: 'https://casino.example' });

test.each([
  ['a configured origin keeps its origin', 'https://games.example/launch?id=1', 'allow-scripts allow-same-origin allow-forms allow-popups'],
  ['another origin has an opaque one', 'https://other.example/', 'allow-scripts'],
  ['another port is another origin', 'https://games.example:8443/', 'allow-scripts'],
  ['a path of the site has an opaque one', '/games/sun-vizier', 'allow-scripts'],
  ['the site has an opaque one, even if configured', 'https://casino.example/games/sun-vizier', 'allow-scripts'],
  ['a data URL has an opaque one', 'data:text/html,', 'allow-scripts'],
])('a game of %s', (_, url, sandbox) => expect(sandboxOf(url, ['https://games.example', 'https://casino.example'])).toBe(sandbox));
