import type { PrefetchContext } from '@playfront/api-client';
import { InstallPanel, useInstall } from '@playfront/content/install';
import { prefetchText, textHead, TextView, useText } from '@playfront/content/text';
import { Message, useFormat } from '@playfront/i18n';
import { PanelBoundary, usePageTitle } from '@playfront/site';
import styles from './MobileAppsPage.module.css';

const textKey = 'mobile-apps';

export const prefetch = (context: PrefetchContext) => prefetchText(context, textKey);

/** The page stands without the operator's text: what it is for is the installing. */
export const head = (context: PrefetchContext) => {
  const told = textHead(context, textKey);
  return told === 'not-found' ? {} : told;
};

/** The site on a home screen: how it gets there, and what the operator says about it. */
export function Page() {
  const format = useFormat();
  const text = useText(textKey);
  const install = useInstall();
  usePageTitle(text.kind === 'ready' ? text.content.title : undefined);
  const panel = (
    <div className={styles.install}>
      <PanelBoundary>
        <InstallPanel state={install} />
      </PanelBoundary>
    </div>
  );
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      {text.kind === 'missing' ? (
        <>
          <h1>
            <Message id="site.page.mobileApps.title" />
          </h1>
          {panel}
        </>
      ) : (
        <TextView text={text} fallbackTitle={format.text('site.page.mobileApps.title')}>
          {panel}
        </TextView>
      )}
    </main>
  );
}
