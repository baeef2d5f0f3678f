import { expect, test } from 'vitest';
import { pageFaults } from './page-faults.ts';

const english = { 'faq.html': '<h1 id="a">About {brand}</h1><p>See <a href="/terms">terms</a>, <a href="https://one.org">help</a>.</p>' };
const page = (html: string) => pageFaults('de', { 'faq.html': html }, english);

test('a page with the elements of the English one has no fault', () => {
  expect(page('<h1 id="a">Über {brand}</h1>\n<p><a\n href="/terms">AGB</a> und <a href="https://zwei.de">Hilfe</a>.</p>')).toEqual([]);
});

test.each([
  ['<h1 id="a">{brand}</h1><p><a href="/agb">AGB</a> <a href="https://one.org">b</a></p>', 'has <a href="/agb"> where English has <a href="/terms">'],
  ['<h1 id="a">{brand}</h1><p><a href="/terms">AGB</a> <a href="https://one.org">b</a></p><p></p>', 'has <p>, which English does not have'],
  ['<h1 id="a">Marke</h1><p><a href="/terms">AGB</a> <a href="https://one.org">b</a></p>', 'has the placeholders {}, English has {brand}'],
  ['<h1 id="a">{brand}</h1><p><a href="/terms">"AGB"</a> <a href="https://one.org">b</a></p>', 'has a straight quote or apostrophe'],
])('%s', (html, fault) => expect(page(html)).toContain(`de/pages/faq.html ${fault}`));

test('a page can be left in English, empty or run right to left', () => {
  const [name, original] = ['terms.html', '<h1>The terms of this casino</h1><p>Play</p>'];
  const faults = (html: string) => pageFaults('de', { [name]: html }, { [name]: original });
  expect(faults(original)).toEqual(['de/pages/terms.html has English left: The terms of this casino']);
  expect(pageFaults('au', { [name]: original }, { [name]: original }, { isEnglish: true })).toEqual([]);
  expect(faults('<h1> </h1><p>Spiel</p>')).toEqual(['de/pages/terms.html has an empty element']);
  expect(faults('<h1>Regeln</h1><p>\u202eSpiel</p>')).toEqual(['de/pages/terms.html contains a mark of the writing direction']);
});

test('a page can be missing or unknown', () => {
  expect(pageFaults('de', { 'other.html': '' }, english)).toEqual(['de/pages/faq.html is missing', 'de/pages/other.html is not an English page']);
});
