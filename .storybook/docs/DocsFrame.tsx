import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals } from '../globals.ts';
import { applyLook, type Look } from '../look.ts';
import { themeOf } from '../theme.ts';

type GlobalsEvent = { readonly globals: Partial<Look> };

function useLook({ channel }: DocsContainerProps['context']): Look {
  const [look, setLook] = useState<Look>(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?];
    return { ...initialGlobals, ...event?.globals };
  });
  useEffect(() => {
    const change = ({ globals }: GlobalsEvent) => setLook({ ...initialGlobals, ...globals });
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, [channel]);
  return look;
}

/** Applies the toolbar's brand and scheme to a docs page. Pages without stories have no decorator that would. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = useLook(context);
  useEffect(() => applyLook(look), [look]);
  return (
    <DocsContainer context={context} theme={themeOf(look)}>
      {children}
    </DocsContainer>
  );
}
