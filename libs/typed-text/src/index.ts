export { asciiDigits } from './ascii-digits.ts';
export { asCode, asName } from './plain-text.ts';
export { plainLetters, searchKey } from './search-key.ts';
