import { expect, it } from 'vitest';
import { shownSpot } from './shown-spot.ts';

it.each([
  ['american-roulette', 'straight-37', 'straight-00'],
  ['american-roulette', 'split-0-37', 'split-0-00'],
  ['european-roulette', 'split-20-23', 'split-20-23'],
  ['race', 'exacta-0-7', 'exacta-1-8'],
  ['over-under', 'under-4950', 'under-49.50'],
])('shows the figures of %s: %s', (model, spot, shown) => expect(shownSpot(model, spot, 'en')).toBe(shown));
