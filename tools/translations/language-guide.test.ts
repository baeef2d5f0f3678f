import { expect, test } from 'vitest';
import { languageGuideOf, termOf } from './language-guide.ts';

const markdown = `# German (\`de\`, \`de-DE\`)

## Tone
Du.

## Terms

| English | Term | Must contain | Note |
| --- | --- | --- | --- |
| Stake limit | Einsatzlimit | einsatzlimit, einsatzgrenze | |
| bet | Wette | | several meanings |

## Same as English
Bonus, Live,
Casino

## Other
Text`;

test('a guide has the terms that are checked, and the words that are as in English', () => {
  const { terms, sameAsEnglish } = languageGuideOf(markdown);
  expect(terms).toEqual([termOf('stake limit', ['einsatzlimit', 'einsatzgrenze'])]);
  expect([...sameAsEnglish]).toEqual(['bonus', 'live', 'casino']);
});

test('a language without a guide has neither', () => expect(languageGuideOf('')).toEqual({ terms: [], sameAsEnglish: new Set() }));
