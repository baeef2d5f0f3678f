import { fileURLToPath } from 'node:url';

/** The variant of the parser package that does not contain the parser. */
const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

/** Messages are compiled to syntax trees at build time, so that bundles do not need the ICU parser. */
export const withoutIcuParser = { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }] };
