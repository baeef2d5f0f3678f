import { afterEach, beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { EmulatedMedia } from '@playfront/ui/testing';
import { abandonPage, pageLeftBy } from './fresh-page.ts';

// The addon gives every story the desktop's size; a story in another form factor asks for its own.
globalThis.resizeStory = (widthPx, heightPx) => page.viewport(widthPx, heightPx);
globalThis.isStoryTest = true;
globalThis.emulateStoryMedia = async ({ type, forcedColors }: EmulatedMedia) => {
  await cdp().send('Emulation.setEmulatedMedia', { media: type ?? '', features: [{ name: 'forced-colors', value: forcedColors ?? '' }] });
};

beforeEach((context) => {
  const story = pageLeftBy();
  if (story !== undefined) context.skip(`not run on the page that the failed story "${story}" left`);
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') abandonPage(task.name);
});
