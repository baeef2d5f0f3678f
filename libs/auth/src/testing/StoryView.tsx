import { useState, type ReactNode } from 'react';
import type { LocaleCode, Messages } from '@playfront/i18n';
import { createFakeApi, type FakeHandlers } from './createFakeApi.ts';
import { createFakeSession } from './createFakeSession.ts';
import type { WirePlayer } from './player.fixtures.ts';
import { ViewFrame } from './ViewFrame.tsx';

export type StoryViewProps = {
  /** What the preview's loader has loaded: the words of the toolbar's locale. */
  readonly loaded: { readonly words?: { readonly locale: LocaleCode; readonly messages: Messages } };
  readonly handlers?: FakeHandlers;
  readonly player?: WirePlayer;
  readonly children: ReactNode;
};

const noWords = { locale: 'en', messages: {} } as const;

/** A view in a story: its operator answers as told, in the toolbar's locale. */
export function StoryView({ loaded: { words = noWords }, handlers = {}, player, children }: StoryViewProps) {
  const [fake] = useState(() => createFakeSession(createFakeApi(handlers), player));
  return (
    <ViewFrame {...fake} {...words}>
      {children}
    </ViewFrame>
  );
}
