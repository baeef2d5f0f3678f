import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { formFactors, type FormFactor } from './form-factors.ts';
import { themeOf } from './theme.ts';

addons.setConfig({
  theme: themeOf({ brand: 'northlight', scheme: 'dark' }),
  // The form factor decides the size; a second control could contradict it.
  toolbar: { 'storybook/viewport/tool': { hidden: true } },
});

/** Resizes the canvas to the form factor that the toolbar or the story sets. */
addons.register('playfront/form-factor', (api) => {
  const resize = ({ formFactor, viewport }: { formFactor?: FormFactor; viewport?: { value?: string } }) => {
    if (formFactor && formFactor in formFactors && viewport?.value !== formFactor)
      api.updateGlobals({ viewport: { value: formFactor, isRotated: false } });
  };
  // Uses the globals of the event: those of the manager are updated only after this handler.
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, ({ globals }: { globals: Parameters<typeof resize>[0] }) => resize(globals));
  api.on(STORY_PREPARED, () => resize(api.getGlobals()));
});
