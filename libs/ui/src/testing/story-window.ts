/** Media that a test can emulate; omitted ones are those of the browser. */
export interface EmulatedMedia {
  type?: 'print' | undefined;
  forcedColors?: 'active' | undefined;
}

declare global {
  /** Also declared in `.storybook/preview.tsx`, which libraries cannot import. */
  var resizeStory: ((widthPx: number, heightPx: number) => Promise<void>) | undefined;
  /** Set if stories run as tests (`.storybook/test-setup.ts`); Storybook itself cannot emulate media. */
  var emulateStoryMedia: ((media: EmulatedMedia) => Promise<void>) | undefined;
}

/** Runs `check` with the media emulated, then ends the emulation. In Storybook itself, it does nothing. */
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

/** Resizes the window until the next story. In Storybook itself, it does nothing: the manager sets the size. */
export const resizeWindow = async (widthPx: number, heightPx: number): Promise<void> => globalThis.resizeStory?.(widthPx, heightPx);
