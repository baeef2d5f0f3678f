import { page } from 'vitest/browser';

// The addon gives every story the desktop's size; a story in another form factor asks for its own.
globalThis.resizeStory = (widthPx, heightPx) => page.viewport(widthPx, heightPx);
globalThis.isStoryTest = true;
