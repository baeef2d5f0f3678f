import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { useLocale } from '@playfront/i18n';
import { faqQuery } from './faq.queries.ts';
import { findQuestions, type FoundQuestion } from './faq.rules.ts';

/** At most `max` questions of the FAQ for a search; none without a text, or if the FAQ could not be loaded. */
export function useFaqQuestions(typed: string, max: number): readonly FoundQuestion[] {
  const { data } = useQuery({ ...faqQuery(useApi(), useLocale()), enabled: typed !== '' });
  return data ? findQuestions(data.faqs, typed, max) : [];
}
