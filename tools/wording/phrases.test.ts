import { describe, expect, it, test } from 'vitest';
import { avoidedInDocuments, avoidedOnScreen, commentsOf, phrasesIn } from './phrases.ts';

const found = (text: string, phrases: typeof avoidedOnScreen) => phrasesIn(text, phrases).map((fault) => /"(.*)"/.exec(fault)?.[1]);

describe('texts on screen', () => {
  test.each([
    ['A calm house with open books', ['open books']],
    ['No way to pay is open just now', ['way to pay']],
    ['The largest bet of this bonus', ['largest bet']],
    ['Total, to play with', ['to play with']],
    ['The house did not answer', ['The house', 'did not answer']],
    ['The money is back at once', ['at once']],
  ])('"%s" is reported', (text, phrases) => expect(found(text, avoidedOnScreen)).toEqual(phrases));

  test.each(['Minimum deposit', 'Available to play', 'Use your house number', 'A full house', 'The server did not respond'])('"%s" is fine', (text) =>
    expect(found(text, avoidedOnScreen)).toEqual([]),
  );
});

describe('documents and comments', () => {
  test.each([
    ['Somebody was quicker', ['Somebody']],
    ['Room for the label', ['Room for']],
    ['The player is told by mail', ['told']],
    ['It stands under the heading', ['stands under']],
  ])('"%s" is reported', (text, phrases) => expect(found(text, avoidedInDocuments)).toEqual(phrases));

  test.each(['The house edge', 'The code STANDARD stands for the default', 'The player is notified by mail'])('"%s" is fine', (text) =>
    expect(found(text, avoidedInDocuments)).toEqual([]),
  );
});

it('comments are read with the number of their line, and code is not', () => {
  const source = ['const house = 1; // the house', '/** Room for', ' * it. */', "const url = 'https://door.example';", '-- told'].join('\n');
  expect(phrasesIn(commentsOf(source), avoidedInDocuments).map((fault) => fault.replace(/ \(.*/, ''))).toEqual([
    '1: "house"',
    '2: "Room for"',
    '5: "told"',
  ]);
});
