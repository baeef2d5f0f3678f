export { faqIcon } from './faq-icons.ts';
export { faqHead, prefetchFaq, type FaqHead } from './faq.queries.ts';
export { faqNavMessage } from './faq.messages.ts';
export { faqTitle } from './faq.rules.ts';
export { FaqView, type FaqViewProps } from './FaqView.tsx';
export { StillStuck, type StillStuckProps, type StuckLinkProps } from './StillStuck.tsx';
export { useFaq, type FaqState } from './useFaq.ts';
export { useFaqSearch, type FaqSearch } from './useFaqSearch.ts';
