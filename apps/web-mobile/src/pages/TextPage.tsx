import type { PrefetchContext } from '@playfront/api-client';
import { ChipNav, prefetchText, textHead, textNames, textTitles, TextView, useText } from '@playfront/content/text';
import { useFormat } from '@playfront/i18n';
import { NotFoundView, PageLink, PanelBoundary, usePageParams, usePageTitle } from '@playfront/site';
import styles from './TextPage.module.css';

export const prefetch = (context: PrefetchContext) => prefetchText(context, context.params['text'] ?? '');

export const head = (context: PrefetchContext) => textHead(context, context.params['text'] ?? '');

/** One of the texts about the site, and the way to the others. */
export function Page() {
  const format = useFormat();
  const { text: name } = usePageParams('text');
  const text = useText(name);
  usePageTitle(text.kind === 'ready' ? text.content.title : undefined);
  if (text.kind === 'missing') return <NotFoundView />;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.side}>
        <PanelBoundary>
          <ChipNav
            label={format.text('content.text.nav')}
            items={textNames.map((id) => ({ id, title: format.text(textTitles[id]) }))}
            current={name}
            link={(id, props) => <PageLink to="text" params={{ text: id }} {...props} />}
          />
        </PanelBoundary>
      </div>
      <main id="content">
        <TextView text={text} fallbackTitle={format.text(textTitles[name])} />
      </main>
    </div>
  );
}
