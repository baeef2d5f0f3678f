import type { ReactNode } from 'react';
import { useFormat, useLocale } from '@playfront/i18n';
import { ErrorState, Skeleton } from '@playfront/ui';
import { otherLanguage } from './other-language.ts';
import { RichText } from './RichText.tsx';
import styles from './TextView.module.css';
import type { TextState } from './useText.ts';

export interface TextViewProps {
  text: Exclude<TextState, { kind: 'missing' }>;
  /** Heading until the text and its title have loaded. */
  fallbackTitle: string;
  /** Shown between the heading and the text. */
  children?: ReactNode;
}

/** A text of the operator: title, date of the last change and content. */
export function TextView({ text, fallbackTitle, children }: TextViewProps) {
  const locale = useLocale();
  const content = text.kind === 'ready' ? text.content : undefined;
  const lang = otherLanguage(content?.locale, locale);
  return (
    <article className={styles.article}>
      {/* One element for both titles: it may have the focus from the navigation while the text loads. */}
      <h1 lang={lang}>{content?.title ?? fallbackTitle}</h1>
      {content && <UpdatedOn isoTime={content.updated_at} />}
      {children}
      {text.kind === 'ready' && <Body html={text.content.body_html} lang={lang} />}
      {text.kind === 'failed' && <Failure {...text} />}
      {text.kind === 'loading' && <TextSkeleton />}
    </article>
  );
}

function Body({ html, lang }: { html: string; lang: string | undefined }) {
  const { text } = useFormat();
  if (html) return <RichText html={html} lang={lang} className={styles.body} />;
  return <p className={styles.quiet}>{text('content.text.empty')}</p>;
}

/** The date in the operator's time zone: read as local noon, it is the same day on the server and in every browser. Nothing if it is unknown. */
function UpdatedOn({ isoTime }: { isoTime: string }) {
  const format = useFormat();
  const day = /^\d{4}-\d\d-\d\d/.exec(isoTime)?.[0];
  if (!day) return null;
  return (
    <p className={styles.quiet}>
      <time dateTime={day}>{format.text('content.text.updated', { date: format.date(`${day}T12:00`) })}</time>
    </p>
  );
}

function Failure({ retry, isRetrying }: Extract<TextState, { kind: 'failed' }>) {
  const format = useFormat();
  return (
    <ErrorState title={format.text('content.text.failed.title')} retryLabel={format.text('content.retry')} onRetry={retry} isRetrying={isRetrying}>
      {format.text('content.text.failed.text')}
    </ErrorState>
  );
}

const lineWidths = ['100%', '96%', '98%', '62%'];

function TextSkeleton() {
  const format = useFormat();
  return (
    <div className={styles.skeleton} role="status" aria-label={format.text('content.text.loading')}>
      {['first', 'second', 'third'].map((paragraph) => (
        <div key={paragraph}>
          {lineWidths.map((width) => (
            <Skeleton key={width} isText width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
