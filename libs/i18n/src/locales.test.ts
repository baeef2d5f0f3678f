import { expect, test } from 'vitest';
import { dateTagOf } from './locale-tags.ts';

test.each([
  ['en', 'en-GB'],
  ['en-AU', 'en-AU'],
  ['fi-FI', 'fi-FI'],
])('dates of %s are those of %s', (languageTag, dateTag) => expect(dateTagOf(languageTag)).toBe(dateTag));
