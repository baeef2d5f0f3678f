import '@playfront/ui/theme.css';
import '@playfront/ui/print.css';
import { useLayoutEffect } from 'react';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from './axe.ts';
import { allChecks, checkStory, gateChecks, listenToErrors, type WithoutChecks } from './checks/index.ts';
import './docs/docs.css';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { formFactors } from './form-factors.ts';
import { globalTypes, initialGlobals, type StoryGlobals } from './globals.ts';
import { applyLook } from './look.ts';
import { storyPictures, type StoryPictures } from './pictures.ts';
import { withPseudoArgs } from './pseudo-args.tsx';
import { textControls } from './text-controls.ts';
import { applyLanguage, loadStoryMessages } from './story-messages.ts';

declare global {
  /** Gives the page of a story its size, in tests and for pictures; in Storybook the manager does it. */
  var resizeStory: ((widthPx: number, heightPx: number) => Promise<void>) | undefined;
  /** Stories are run as tests: each is checked when it has been played. */
  var isStoryTest: boolean | undefined;
  var storyPictures: StoryPictures;
}

globalThis.storyPictures = storyPictures;

// It only ends what hangs: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

/** In the gate a story is drawn and played; axe and the other checks belong to the deep tests (docs/tests.md). */
const isGate = import.meta.env['VITE_STORY_CHECKS'] === 'gate';

const globalsOf = (globals: Record<string, unknown>) => globals as StoryGlobals;

const i18nLoader: Loader = async ({ globals }) => {
  const loaded = await loadStoryMessages(globalsOf(globals).locale);
  applyLanguage(loaded);
  return { i18n: loaded };
};

const withLook: Decorator = (Story, { globals }) => {
  const { brand, scheme } = globalsOf(globals);
  useLayoutEffect(() => applyLook({ brand, scheme }), [brand, scheme]);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPseudoArgs, withLook],
  argTypesEnhancers: [textControls],
  loaders: [i18nLoader],
  globalTypes,
  initialGlobals,
  async beforeEach({ globals }) {
    // A frame that is unmounted lets the next page fade in: the next story is not one.
    document.documentElement.removeAttribute('data-page');
    const { width, height } = formFactors[globalsOf(globals).formFactor].styles;
    await globalThis.resizeStory?.(Number.parseInt(width), Number.parseInt(height));
    return listenToErrors();
  },
  async afterEach({ globals, parameters, viewMode }) {
    // They move the focus and change the look: in a test nobody minds, under a designer's hands they would.
    if (!globalThis.isStoryTest || viewMode !== 'story') return;
    await checkStory(globalsOf(globals), parameters['without'] as WithoutChecks | undefined, isGate ? gateChecks : allChecks);
  },
  parameters: {
    layout: 'padded',
    docs: { container: DocsFrame },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', ['Colour', 'Type', 'Space and shape', 'Motion', 'Voice', 'Add a component'], 'UI', '*'],
      },
    },
    viewport: { options: formFactors },
    a11y: {
      test: isGate ? 'off' : 'error',
      // A test reads only the violations; describing what passes takes axe as long as finding them.
      options: globalThis.isStoryTest ? { ...axeOptions, resultTypes: ['violations'] } : axeOptions,
    },
  },
};

export default preview;
