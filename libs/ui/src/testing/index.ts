export { coveringBar } from './coveringBar.ts';
export { resizeWindow, withMedia, type EmulatedMedia } from './storyWindow.ts';
export { brokenPicture, hostileAmounts, longestWords, longName, longWords, rtlName, zeroWidthName } from './hostile.fixtures.ts';
export { longWordByLanguage } from './longest-words.fixtures.ts';
export { translatePage } from './translatePage.ts';
