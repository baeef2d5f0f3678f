import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { formFactors, type FormFactor } from './form-factors.ts';
import { themeOf } from './theme.ts';

addons.setConfig({
  theme: themeOf({ brand: 'northlight', scheme: 'dark' }),
  // The form factor decides the size: a second tool for it would say something else.
  toolbar: { 'storybook/viewport/tool': { hidden: true } },
});

/** Gives the canvas the size of the form factor, which the toolbar or the story itself decides. */
addons.register('playfront/form-factor', (api) => {
  const resize = ({ formFactor, viewport }: { formFactor?: FormFactor; viewport?: { value?: string } }) => {
    if (formFactor && formFactor in formFactors && viewport?.value !== formFactor)
      api.updateGlobals({ viewport: { value: formFactor, isRotated: false } });
  };
  // What the event brings: the manager's own globals are set after it has passed here.
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, ({ globals }: { globals: Parameters<typeof resize>[0] }) => resize(globals));
  api.on(STORY_PREPARED, () => resize(api.getGlobals()));
});
