import { callQuery, type Api, type PrefetchContext } from '@playfront/api-client';
import type { LocaleCode } from '@playfront/i18n';
import { summaryOf } from '../text/rich-text.ts';
import { descriptionLength } from '../text/text.queries.ts';
import { faqPageData, faqTitle, isUnknownSection, sectionOf } from './faq.rules.ts';

/** How long the site uses the questions before it loads them again. */
const faqStaleMs = 300_000;

/** All sections of the FAQ: one request serves all its pages and the search. */
export function faqQuery(api: Api, locale: LocaleCode) {
  return callQuery(api, 'frontGetFaqTemplate', { locale }, { staleMs: faqStaleMs });
}

/** Fills the cache with the questions. */
export async function prefetchFaq({ api, queryClient, locale }: PrefetchContext): Promise<void> {
  await queryClient.prefetchQuery(faqQuery(api, locale));
}

export type FaqHead = {
  title?: (pageName: string) => string;
  description?: string;
  structuredData?: object[];
  /** The canonical URL has the id of the section: the first is also shown without one, and each at its number. */
  canonicalParams?: { id: string };
};

/** Title and description of the section in the URL, from the filled cache; empty if the questions could not be loaded. */
export function faqHead({ api, queryClient, locale, params: { id } }: PrefetchContext): FaqHead | 'not-found' {
  const sections = queryClient.getQueryData(faqQuery(api, locale).queryKey)?.faqs;
  if (!sections) return {};
  if (isUnknownSection(sections, id)) return 'not-found';
  const section = sectionOf(sections, id);
  if (!section) return {};
  const description = summaryOf(section.questions.map(({ question }) => question).join(' '), descriptionLength);
  return {
    // Without a section, the page keeps the title and description of the FAQ.
    ...(id === undefined ? {} : { title: (pageName: string) => faqTitle(section.title, pageName), ...(description ? { description } : {}) }),
    ...(section.questions.length > 0 ? { structuredData: [faqPageData(section)] } : {}),
    canonicalParams: { id: section.id },
  };
}
