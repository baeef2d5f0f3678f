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
import { storyCapture, type StoryCapture } from './story-capture.ts';
import { withPseudoArgs } from './pseudo-args.tsx';
import { textControls } from './text-controls.ts';
import { applyLanguage, loadStoryMessages } from './story-messages.ts';

declare global {
  /** Resizes the page of a story, in tests and for reference images; in Storybook itself the manager does it. */
  var resizeStory: ((widthPx: number, heightPx: number) => Promise<void>) | undefined;
  /** Set when stories run as tests: each is checked after its play function. */
  var isStoryTest: boolean | undefined;
  var storyCapture: StoryCapture;
}

globalThis.storyCapture = storyCapture;

// Only ends tests that hang; a busy machine may be slow.
configure({ asyncUtilTimeout: 30_000 });

/** `npm test` only renders and plays a story; axe and the other checks run in the deep tests (docs/tests.md). */
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
    // A site frame that was unmounted would let the next story fade in like a page.
    document.documentElement.removeAttribute('data-page');
    const { width, height } = formFactors[globalsOf(globals).formFactor].styles;
    await globalThis.resizeStory?.(Number.parseInt(width), Number.parseInt(height));
    return listenToErrors();
  },
  async afterEach({ globals, parameters, viewMode }) {
    // Only in tests, because the checks move the focus and change the look.
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
      // Tests only need the violations; reporting passes too would double the time.
      options: globalThis.isStoryTest ? { ...axeOptions, resultTypes: ['violations'] } : axeOptions,
    },
  },
};

export default preview;
