import { isValidElement } from 'react';
import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props that take any node take mostly text: their control is a line of it. An element that a story gives cannot be typed. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (isValidElement(initialArgs[name])) return [name, { ...argType, control: false }];
      const isNode = argType.table?.type?.summary === 'ReactNode' && argType.control === undefined;
      return [name, isNode ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
