import '@playfront/ui/theme.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages, type LocaleCode } from '@playfront/i18n';
import { createFakeApi, type FakeApi, type FakeHandlers } from './fake-api.ts';
import { createFakeSession, type FakeSession } from './fake-session.ts';
import type { WirePlayer } from './player.fixtures.ts';
import { ViewFrame } from './ViewFrame.tsx';

export type MountedView = FakeSession & { readonly api: FakeApi; unmount(): void };

/** Mounts a view in the page of a browser test, with a fake operator. Unmount it after the test. */
export async function mountView(
  view: ReactNode,
  { handlers = {}, player, locale = 'en', widthPx }: { handlers?: FakeHandlers; player?: WirePlayer; locale?: LocaleCode; widthPx?: number } = {},
): Promise<MountedView> {
  const api = createFakeApi(handlers);
  const fake = createFakeSession(api, player);
  const container = document.createElement('div');
  if (widthPx) container.style.width = `${widthPx}px`;
  document.body.append(container);
  document.documentElement.lang = locale;
  const root = createRoot(container);
  root.render(
    <ViewFrame {...fake} locale={locale} messages={await loadMessages(locale)}>
      {view}
    </ViewFrame>,
  );
  return {
    ...fake,
    api,
    unmount() {
      root.unmount();
      container.remove();
    },
  };
}
