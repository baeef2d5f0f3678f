import { useState, type ReactNode } from 'react';
import type { LocaleCode, Messages } from '@playfront/i18n';
import { createFakeApi, type FakeHandlers } from './fake-api.ts';
import { createFakeSession } from './fake-session.ts';
import type { WirePlayer } from './player.fixtures.ts';
import { ViewFrame } from './ViewFrame.tsx';

export type StoryViewProps = {
  /** The messages of the toolbar's locale, from the preview's loader. */
  readonly loaded: { readonly i18n?: { readonly locale: LocaleCode; readonly messages: Messages } };
  readonly handlers?: FakeHandlers;
  readonly player?: WirePlayer;
  readonly children: ReactNode;
};

const noMessages = { locale: 'en', messages: {} } as const;

/** Renders a view in a story with a fake operator, in the toolbar's locale. */
export function StoryView({ loaded: { i18n = noMessages }, handlers = {}, player, children }: StoryViewProps) {
  const [fake] = useState(() => createFakeSession(createFakeApi(handlers), player));
  return (
    <ViewFrame {...fake} {...i18n}>
      {children}
    </ViewFrame>
  );
}
