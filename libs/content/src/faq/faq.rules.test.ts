import { describe, expect, test } from 'vitest';
import { wireFaq } from '../testing/faq.fixtures.ts';
import { faqPageData, findQuestions, isUnknownSection, searchFaq, sectionOf } from './faq.rules.ts';

const sections = wireFaq();
const none: typeof sections = [];

describe('the section in a URL', () => {
  test.each([
    ['no id: the first section', undefined, 'account', false],
    ['by number from 0', '0', 'account', false],
    ['by a higher number', '2', 'withdrawals', false],
    ['by id', 'withdrawals', 'withdrawals', false],
    ['a number too high', '99', undefined, true],
    ['an unknown id', 'horses', undefined, true],
    ['a property name of every object', 'constructor', undefined, true],
    ['a fraction', '0.5', undefined, true],
  ])('%s', (_, id, wanted, isUnknown) => {
    expect(sectionOf(sections, id)?.id).toBe(wanted);
    expect(isUnknownSection(sections, id)).toBe(isUnknown);
  });

  test('in an empty FAQ the first section is empty and all others are unknown', () => {
    expect([undefined, '0', '1', 'account'].map((id) => isUnknownSection(none, id))).toEqual([false, false, true, true]);
  });
});

describe('the search', () => {
  const found = (typed: string) => searchFaq(sections, typed).flatMap(({ id, questions }) => questions.map((question) => `${id}.${question.id}`));

  test.each([
    ['words of a question', 'open account', ['account.open']],
    ['words of an answer, case-insensitively', 'WALLETS', ['withdrawals.how-long']],
    ['nothing for a word of the markup', 'href', []],
    ['nothing anywhere', 'zebra', []],
  ])('%s', (_, typed, wanted) => expect(found(typed)).toEqual(wanted));

  test('finds questions with the same id in two sections', () => {
    expect(found('open')).toEqual(['account.open', 'deposits.how', 'withdrawals.how']);
  });
});

describe('questions for the search of the site', () => {
  const found = (typed: string, max = 3) => findQuestions(sections, typed, max).map(({ section, id }) => `${section}.${id}`);

  test.each([
    ['questions with the word before answers with it', 'withdraw', ['withdrawals.how', 'withdrawals.how-long']],
    ['questions whose answer has the word', 'WALLETS', ['withdrawals.how-long']],
    ['nothing for spaces', '  ', []],
    ['nothing anywhere', 'zebra', []],
  ])('%s', (_, typed, wanted) => expect(found(typed)).toEqual(wanted));

  test('returns at most the given number', () => {
    expect(found('open', 1)).toHaveLength(1);
  });
});

test('the structured data has questions and answers as plain text', () => {
  const section = sections[2];
  expect(section && faqPageData(section)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long does it take?', acceptedAnswer: { '@type': 'Answer', text: expect.not.stringContaining('<') } },
      { name: 'How do I withdraw?' },
    ],
  });
});
