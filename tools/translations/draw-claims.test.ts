import { describe, expect, test } from 'vitest';
import { readCatalogue, readPages } from './catalogue.ts';

const textsOf = (locale: string) => [
  ...Object.values(readCatalogue(locale)).flatMap((messages) => Object.values(messages)),
  ...Object.values(readPages(locale)),
];

/** No call reveals the server seed, and the server chooses the session seed: players cannot verify a draw. */
describe('texts about draws', () => {
  test.each([
    [
      'en',
      /provabl|draws? you can (check|verify)|anyone can compute|(check|verify) (every|each|the|a) (draw|round)|your seed|seed of\s+your own|draw cannot be changed/i,
    ],
    ['fi', /todistettavasti|tarkistettavat arvonnat|kuka tahansa voi laskea|om(a|asta) siemen|jälkikäteen ilman, että sormenjälki/i],
  ] as const)('in %s never promise that players can verify them', (locale, claim) => {
    expect(textsOf(locale).flatMap((text) => claim.exec(text)?.[0] ?? [])).toEqual([]);
  });
});
