import { useMemo } from 'react';
import type { FaqSection } from '@playfront/api-contract';
import { Message, useFormat } from '@playfront/i18n';
import { EmptyState } from '@playfront/ui';
import { Accordion } from '@playfront/ui/data';
import { RichText } from '../text/RichText.tsx';
import { searchFaq } from './faq.rules.ts';
import styles from './FaqView.module.css';

/** The questions of all sections that match the search. */
export function FaqResults({ sections, typed }: { sections: readonly FaqSection[]; typed: string }) {
  const format = useFormat();
  const found = useMemo(() => searchFaq(sections, typed), [sections, typed]);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <p role="status" className={count > 0 ? styles.found : 'visually-hidden'}>
        <Message id="content.faq.found" values={{ count }} />
      </p>
      {count === 0 && (
        <EmptyState title={format.text('content.faq.none.title')}>
          <Message id="content.faq.none.text" />
        </EmptyState>
      )}
      {found.map(({ id, title, questions }) => (
        <section key={id} className={styles.group}>
          <h2>{title}</h2>
          <Accordion
            items={questions.map((question) => ({
              id: `answer-${id}.${question.id}`,
              title: question.question,
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
