import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqSection } from '@playfront/api-contract';
import { useFormat, useLocale } from '@playfront/i18n';
import { EmptyState } from '@playfront/ui';
import { Accordion } from '@playfront/ui/data';
import { otherLanguage } from '../text/other-language.ts';
import { RichText } from '../text/RichText.tsx';

// Ids come from the operator: the prefix prevents a clash with other ids of the page.
const elementId = (questionId: string) => `answer-${questionId}`;

/** The questions of a section, the first one open; `#how-long` opens the question with that id and scrolls to it. */
export function FaqSectionView({ section }: { section: FaqSection | undefined }) {
  const format = useFormat();
  const locale = useLocale();
  const { hash } = useLocation();
  const questions = section?.questions ?? [];

  useEffect(() => {
    const element = hash && document.getElementById(elementId(hash.slice(1)));
    if (!(element instanceof HTMLDetailsElement)) return;
    element.open = true;
    // After the navigation has scrolled to the top of the page.
    const frame = requestAnimationFrame(() => {
      element.scrollIntoView({ block: 'start' });
      element.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);

  if (questions.length === 0) {
    return <EmptyState title={format.text('content.faq.empty.title')}>{format.text('content.faq.empty.text')}</EmptyState>;
  }
  return (
    <Accordion
      items={questions.map(({ id, question, answer_html, locale: language }, index) => ({
        id: elementId(id),
        title: question,
        lang: otherLanguage(language, locale),
        isOpen: index === 0,
        children: <RichText size="small" html={answer_html} />,
      }))}
    />
  );
}
