import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import type { FaqSection } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { faqQuery } from './faq.queries.ts';
import { isUnknownSection, sectionOf } from './faq.rules.ts';

/** Loading state of the FAQ. */
export type FaqState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'missing' }
  /** The operator has not written any section yet. */
  | { readonly kind: 'ready'; readonly sections: readonly FaqSection[]; readonly section: FaqSection | undefined };

/** The FAQ with the section in the URL, given by id or number. */
export function useFaq(id: string | undefined): FaqState {
  const { data, isError, isFetching, refetch } = useQuery(faqQuery(useApi(), useLocale()));
  if (!data) return isError ? { kind: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { kind: 'loading' };
  if (isUnknownSection(data.faqs, id)) return { kind: 'missing' };
  return { kind: 'ready', sections: data.faqs, section: sectionOf(data.faqs, id) };
}
