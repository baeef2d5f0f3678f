import type { FaqSection } from '@playfront/api-contract';
import { useFormat, useLocale } from '@playfront/i18n';
import { EmptyState } from '@playfront/ui';
import { Accordion } from '@playfront/ui/data';
import { otherLanguage } from '../text/other-language.ts';
import { RichText } from '../text/RichText.tsx';
import styles from './FaqView.module.css';

/** The questions that a search found, by section. */
export function FaqResults({ found }: { found: readonly FaqSection[] }) {
  const format = useFormat();
  const locale = useLocale();
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      {count === 0 && <EmptyState title={format.text('content.faq.none.title')}>{format.text('content.faq.none.text')}</EmptyState>}
      {found.map(({ id, title, locale: language, questions }) => (
        <section key={id} className={styles.group}>
          <h2 lang={otherLanguage(language, locale)}>{title}</h2>
          <Accordion
            items={questions.map((question) => ({
              id: `answer-${id}.${question.id}`,
              title: question.question,
              lang: otherLanguage(question.locale, locale),
              // A single result is open from the start.
              isOpen: count === 1,
              children: <RichText size="small" html={question.answer_html} />,
            }))}
          />
        </section>
      ))}
    </>
  );
}
