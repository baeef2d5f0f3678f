import type { PrefetchContext } from '@playfront/api-client';
import { prefetchText, textHead, textNames, textNavMessage, textTitles, TextView, useText, type PageNav } from '@playfront/content/text';
import { useFormat } from '@playfront/i18n';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { usePageParams } from '../navigation/usePageParams.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import '@playfront/ui/print.css';

export const prefetch = (context: PrefetchContext) => prefetchText(context, context.params['text'] ?? '');

export const head = (context: PrefetchContext) => textHead(context, context.params['text'] ?? '');

type Props = { readonly className: string | undefined; readonly navClassName: string | undefined; readonly Nav: PageNav };

/** A text page, with links to the others. */
export function TextPage({ className = '', navClassName, Nav }: Props) {
  const format = useFormat();
  const { text: name } = usePageParams('text');
  const text = useText(name);
  usePageTitle(text.kind === 'ready' ? text.content.title : undefined);
  if (text.kind === 'missing') return <NotFoundView />;
  return (
    <div className={`wrap ${className}`}>
      <div className={navClassName}>
        <PanelBoundary>
          <Nav
            label={format.text(textNavMessage)}
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
