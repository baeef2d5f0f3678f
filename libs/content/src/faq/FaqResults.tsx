import type { FaqSection } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { EmptyState } from '@playfront/ui';
import { Accordion } from '@playfront/ui/data';
import { RichText } from '../text/RichText.tsx';
import styles from './FaqView.module.css';

/** The questions that a search found, by section. */
export function FaqResults({ found }: { found: readonly FaqSection[] }) {
  const format = useFormat();
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      {count === 0 && <EmptyState title={format.text('content.faq.none.title')}>{format.text('content.faq.none.text')}</EmptyState>}
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
