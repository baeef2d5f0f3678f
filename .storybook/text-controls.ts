import { isValidElement } from 'react';
import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Gives props of type `ReactNode` a text control, as most are text. If the story passes an element, there is no control. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (isValidElement(initialArgs[name])) return [name, { ...argType, control: false }];
      const isNode = argType.table?.type?.summary === 'ReactNode' && argType.control === undefined;
      return [name, isNode ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
