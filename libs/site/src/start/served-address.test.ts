import { expect, test } from 'vitest';
import { isServedAddress } from './served-address.ts';

test.each([
  ['https://site.example/fi?q=1#top', 'https://site.example/fi?q=1', true],
  ['https://site.example/fi', 'https://site.example/fi?q=1', false],
  ['https://site.example/', 'https://site.example/fi', false],
  ['https://site.example/', '', true],
])('%s in a document requested at %s', (href, served, isServed) => {
  expect(isServedAddress(href, served)).toBe(isServed);
});
