import { useState, type ReactNode } from 'react';
import { loadMessages, type LocaleCode, type Messages } from '@playfront/i18n';
import { createFakeApi, type FakeHandlers } from './createFakeApi.ts';
import { createFakeSession } from './createFakeSession.ts';
import type { WirePlayer } from './player.fixtures.ts';
import { ViewFrame } from './ViewFrame.tsx';

export type StoryViewProps = {
  /** What {@link storyMessages} loaded. */
  readonly loaded: { readonly messages?: Messages };
  readonly handlers?: FakeHandlers;
  readonly player?: WirePlayer;
  readonly locale?: LocaleCode;
  readonly children: ReactNode;
};

/** A view in a story: its operator answers as told. */
export function StoryView({ loaded: { messages = {} }, handlers = {}, player, locale = 'en', children }: StoryViewProps) {
  const [fake] = useState(() => createFakeSession(createFakeApi(handlers), player));
  return (
    <ViewFrame {...fake} locale={locale} messages={messages}>
      {children}
    </ViewFrame>
  );
}

/** Loader of a story with a `locale`: the words are there before the story is drawn, so that its checks never see an empty page. */
export async function storyMessages({ args }: { args: { locale: LocaleCode } }): Promise<{ messages: Messages }> {
  return { messages: await loadMessages(args.locale) };
}
