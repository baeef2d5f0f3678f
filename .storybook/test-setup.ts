import { afterEach, beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { EmulatedMedia } from '@playfront/ui/testing';
import { abandonPage, pageAbandonedBy } from './fresh-page.ts';

// The addon renders every story at desktop size; this resizes the page for stories in another form factor.
globalThis.resizeStory = (widthPx, heightPx) => page.viewport(widthPx, heightPx);
globalThis.isStoryTest = true;
globalThis.emulateStoryMedia = async ({ type, forcedColors }: EmulatedMedia) => {
  await cdp().send('Emulation.setEmulatedMedia', { media: type ?? '', features: [{ name: 'forced-colors', value: forcedColors ?? '' }] });
};

beforeEach((context) => {
  const story = pageAbandonedBy();
  if (story !== undefined) context.skip(`not run on the page of the failed story "${story}"`);
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') abandonPage(task.name);
});
