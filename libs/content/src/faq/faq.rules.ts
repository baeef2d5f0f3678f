import type { FaqSection } from '@playfront/api-contract';
import { matchesText } from '@playfront/ui';
import { parseRichText, plainText } from '../text/rich-text.ts';

/** Maximum number of characters of a search. */
export const maxFaqSearchLength = 80;

/** The section in a URL, by its id or its number from 0 (spec §2 opens `/faq/0`); the first section by default. */
export function sectionOf(sections: readonly FaqSection[], id: string | undefined): FaqSection | undefined {
  if (id === undefined) return sections[0];
  return sections.find((section) => section.id === id) ?? (/^\d{1,4}$/.test(id) ? sections[Number(id)] : undefined);
}

/** Whether the section in a URL does not exist. Number 0 of an empty FAQ does exist: it is empty. */
export function isUnknownSection(sections: readonly FaqSection[], id: string | undefined): boolean {
  const isFirst = id === undefined || id === '0';
  return !sectionOf(sections, id) && !(isFirst && sections.length === 0);
}

/** Title of a section in lists with other pages, where “Your account” alone would be ambiguous. */
export const faqTitle = (section: string, pageName: string): string => `${section} – ${pageName}`;

/** An answer as plain text. */
export const answerText = (answerHtml: string): string => plainText(parseRichText(answerHtml));

/** The questions that match a search in their text or answer, by section; sections without one are left out. */
export function searchFaq(sections: readonly FaqSection[], typed: string): FaqSection[] {
  const wanted = typed.trim();
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ question, answer_html }) => matchesText(`${question} ${answerText(answer_html)}`, wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** A question with its section; its URL contains both. */
export type FoundQuestion = { readonly section: string; readonly id: string; readonly question: string };

/** At most `max` questions for a search. Matches in the question come before matches in the section's title or the answer. */
export function findQuestions(sections: readonly FaqSection[], typed: string, max: number): FoundQuestion[] {
  const wanted = typed.trim();
  if (!wanted) return [];
  const all = sections.flatMap(({ id: section, title, questions }) => questions.map((entry) => ({ ...entry, section, title })));
  const rankOf = ({ question, answer_html, title }: (typeof all)[number]) => {
    if (matchesText(question, wanted)) return 0;
    if (matchesText(title, wanted)) return 1;
    return matchesText(answerText(answer_html), wanted) ? 2 : 3;
  };
  return all
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, max)
    .map(({ entry: { section, id, question } }) => ({ section, id, question }));
}

/** The questions of a section as structured data (schema.org). */
export function faqPageData({ questions }: FaqSection): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer_html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer_html) },
    })),
  };
}
