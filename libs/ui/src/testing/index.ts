export { coveringBar } from './covering-bar.ts';
export { resizeWindow, withMedia, type EmulatedMedia } from './story-window.ts';
export { brokenImage, hostileAmounts, longestWords, longName, longWords, rtlName, zeroWidthName } from './hostile.fixtures.ts';
export { longWordByLanguage } from './longest-words.fixtures.ts';
export { translatePage } from './translate-page.ts';
