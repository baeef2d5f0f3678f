/** Media that a test can emulate; what is left out is as the browser has it. */
export interface EmulatedMedia {
  type?: 'print' | undefined;
  forcedColors?: 'active' | undefined;
}

declare global {
  /** Declared in `.storybook/preview.tsx` too, which no library knows. */
  var resizeStory: ((widthPx: number, heightPx: number) => Promise<void>) | undefined;
  /** Set where stories run as tests (`.storybook/test-setup.ts`); Storybook itself cannot emulate media. */
  var emulateStoryMedia: ((media: EmulatedMedia) => Promise<void>) | undefined;
}

/** Runs `check` of a story with the media emulated, and takes the emulation back. In Storybook itself, it does nothing. */
export async function withMedia(media: EmulatedMedia, check: () => Promise<void>): Promise<void> {
  const emulate = globalThis.emulateStoryMedia;
  if (!emulate) return;
  await emulate(media);
  try {
    await check();
  } finally {
    await emulate({});
  }
}

/** Gives the window of a story a size until the next story. In Storybook itself, it does nothing: the manager sets the size. */
export const resizeWindow = async (widthPx: number, heightPx: number): Promise<void> => globalThis.resizeStory?.(widthPx, heightPx);
