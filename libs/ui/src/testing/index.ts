export { brokenPicture, hostileAmounts, longestWords, longName, longWords, rtlName, zeroWidthName } from './hostile.fixtures.ts';
