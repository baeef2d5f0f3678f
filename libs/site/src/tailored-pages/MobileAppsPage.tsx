import type { PrefetchContext } from '@playfront/api-client';
import { InstallPanel, useInstall } from '@playfront/content/install';
import { prefetchText, textHead, TextView, useText } from '@playfront/content/text';
import { useFormat } from '@playfront/i18n';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';

const textKey = 'mobile-apps';

export const prefetch = (context: PrefetchContext) => prefetchText(context, textKey);

/** Not a 404 without the operator's text: the page still shows how to install. */
export const head = (context: PrefetchContext) => {
  const found = textHead(context, textKey);
  return found === 'not-found' ? {} : found;
};

type Props = {
  readonly className: string | undefined;
  readonly panelClassName: string | undefined;
  /** Position of the installation panel: beside the text, or between its heading and its paragraphs. */
  readonly panelPlace: 'beside' | 'inside';
};

/** How to install the site on the home screen, with the operator's text. */
export function MobileAppsPage({ className = '', panelClassName, panelPlace }: Props) {
  const format = useFormat();
  const text = useText(textKey);
  const install = useInstall();
  usePageTitle(text.kind === 'ready' ? text.content.title : undefined);
  const panel = (
    <div className={panelClassName}>
      <PanelBoundary>
        <InstallPanel state={install} />
      </PanelBoundary>
    </div>
  );
  const inside = panelPlace === 'inside' && panel;
  const content =
    text.kind === 'missing' ? (
      <>
        <h1>{format.text('site.page.mobile_apps.title')}</h1>
        {inside}
      </>
    ) : (
      <TextView text={text} fallbackTitle={format.text('site.page.mobile_apps.title')}>
        {inside}
      </TextView>
    );
  return (
    <main id="content" className={`wrap ${className}`}>
      {panelPlace === 'beside' ? (
        <>
          <div>{content}</div>
          {panel}
        </>
      ) : (
        content
      )}
    </main>
  );
}
